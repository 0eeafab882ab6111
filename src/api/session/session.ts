import { queryOptions } from '@tanstack/react-query';

import {
  getCustomerInfo,
  getGetCustomerInfoQueryKey,
  signIn as postSignIn,
  signOut as postSignOut,
} from '#generated/hooks/session/session.ts';

/** Who is signed in, and the switches of the account pages. */
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
  unreadMessages: number;
};

/** Ask only for somebody who is signed in: `useQuery({ ...customerQuery(), enabled: signedIn })`. */
export function customerQuery() {
  return queryOptions({
    queryKey: getGetCustomerInfoQueryKey(),
    queryFn: async ({ signal }): Promise<Customer> => {
      const { data } = await getCustomerInfo({ signal });
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
        unreadMessages: data.unreadMessageCount ?? 0,
      };
    },
  });
}

/**
 * Opens a session; the gateway keeps its token in a cookie that no script can read. Throws
 * `expired` for a wrong e-mail or password: the API says 401 to both, and not which it was.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await postSignIn({ emailId: email, password });
}

export async function signOut(): Promise<void> {
  await postSignOut();
}
