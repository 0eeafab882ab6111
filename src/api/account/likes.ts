import { queryOptions } from '@tanstack/react-query';

import { updateCustomerProfile } from '#generated/hooks/account/account.ts';
import { getCustomerInfo, getGetCustomerInfoQueryKey } from '#generated/hooks/session/session.ts';
import type { CustomerProfile } from '#generated/models/customerProfile.ts';

/** What somebody likes to buy; whatever is left out was not said. */
export type Likes = {
  metal?: CustomerProfile['metalPreference'] & string;
  customerType?: CustomerProfile['customerType'] & string;
  mintType?: CustomerProfile['preferenceMintType'] & string;
  productType?: number;
  mints: string[];
  jewelryAndCoupons: boolean;
};

/** The likes of a customer, and what is sent back with them unchanged. */
export type CustomerLikes = { customerId: string; userName?: string; likes: Likes };

/** Ask only for somebody who is signed in. Read anew each time: another device may have saved. */
export function likesQuery() {
  return queryOptions({
    queryKey: [...getGetCustomerInfoQueryKey(), 'likes'],
    queryFn: async ({ signal }): Promise<CustomerLikes> => {
      const { customerId, profile = {} } = (await getCustomerInfo({ signal })).data;
      const userName = profile.boldUserName;
      return { customerId, ...(userName && { userName }), likes: likesOf(profile) };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** §7 Saves them whole: what is left out is forgotten. */
export async function saveLikes({ customerId, userName, likes }: CustomerLikes): Promise<void> {
  const { metal, customerType, mintType, productType } = likes;
  await updateCustomerProfile({
    customerId,
    ...(userName && { boldUserName: userName }),
    ...(metal && { metalPreference: metal }),
    ...(customerType && { customerType }),
    ...(mintType && { preferenceMintType: mintType }),
    ...(productType !== undefined && { preferenceProductTypeId: productType }),
    preferenceMints: likes.mints,
    preferenceJewelryNCoupon: likes.jewelryAndCoupons,
    isPreferenceUpdated: true,
  });
}

function likesOf(profile: CustomerProfile): Likes {
  const { metalPreference, customerType, preferenceMintType, preferenceProductTypeId } = profile;
  return {
    ...(metalPreference && { metal: metalPreference }),
    ...(customerType && { customerType }),
    ...(preferenceMintType && { mintType: preferenceMintType }),
    ...(preferenceProductTypeId !== undefined && { productType: preferenceProductTypeId }),
    mints: profile.preferenceMints ?? [],
    jewelryAndCoupons: profile.preferenceJewelryNCoupon ?? false,
  };
}
