import type { QueryClient } from '@tanstack/react-query';

import { asked } from '#api/cache/asked.ts';
import { getGetCustomerInfoQueryOptions } from '#generated/hooks/session/session.ts';
import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';

/** The signed-in customer, with the switches of the account pages. */
export type Customer = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  photo?: string;
  /** Ten digits, §5. */
  mobile: string;
  emailVerified: boolean;
  /** In-stock lines ship ahead of presale lines. */
  splitOrders: boolean;
  /** Orders that wait together may ship together. */
  mergeOrders: boolean;
  getsNewsletter: boolean;
  /** `undefined` if the API does not tell it. */
  unreadMessages: number | undefined;
};

/** Changes the number of unread messages in the cache, after the API has changed it. */
export function changeUnread(client: QueryClient, change: (count: number) => number): void {
  client.setQueryData(customerQuery().queryKey, (known) => {
    const count = known && unreadIn(known);
    if (!known || count === undefined) return undefined;
    return { ...known, data: { ...known.data, unreadMessageCount: change(count) } };
  });
}

/** Only for a signed-in customer: `useQuery({ ...customerQuery(), enabled: signedIn })`. */
export function customerQuery() {
  return asked(getGetCustomerInfoQueryOptions({ query: { select: customerIn } }));
}

function customerIn(answer: CustomerInfoResponse): Customer {
  const { data } = answer;
  return {
    id: data.customerId,
    firstName: data.firstName,
    lastName: data.lastName,
    email: data.emailId,
    ...(data.profilePhoto ? { photo: data.profilePhoto } : {}),
    mobile: data.mobNo ?? '',
    emailVerified: data.emailVerified,
    splitOrders: data.splitOrders,
    mergeOrders: data.mergeOrders,
    getsNewsletter: data.isSubscribed ?? false,
    unreadMessages: unreadIn(answer),
  };
}

function unreadIn({ data }: CustomerInfoResponse): number | undefined {
  const { unreadMessageCount: count } = data;
  return Number.isInteger(count) ? count : undefined;
}
