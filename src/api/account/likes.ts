import { asked } from '#api/cache/asked.ts';
import { run } from '#api/cache/run.ts';
import { getUpdateCustomerProfileMutationOptions } from '#generated/hooks/account/account.ts';
import {
  getGetCustomerInfoQueryKey,
  getGetCustomerInfoQueryOptions,
} from '#generated/hooks/session/session.ts';
import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';
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

/** Ask only for a customer who is signed in. Read anew each time: another device may have saved. */
export function likesQuery() {
  return asked(
    getGetCustomerInfoQueryOptions({
      query: {
        queryKey: [...getGetCustomerInfoQueryKey(), 'likes'],
        select: likesIn,
        staleTime: 0,
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    }),
  );
}

function likesIn({ data: { customerId, profile = {} } }: CustomerInfoResponse): CustomerLikes {
  const userName = profile.boldUserName;
  return { customerId, ...(userName && { userName }), likes: likesOf(profile) };
}

/** §7 The profile that saves likes whole: what is left out is forgotten. */
export function profileOf({ customerId, userName, likes }: CustomerLikes): CustomerProfile {
  const { metal, customerType, mintType, productType } = likes;
  return {
    customerId,
    ...(userName && { boldUserName: userName }),
    ...(metal && { metalPreference: metal }),
    ...(customerType && { customerType }),
    ...(mintType && { preferenceMintType: mintType }),
    ...(productType !== undefined && { preferenceProductTypeId: productType }),
    preferenceMints: likes.mints,
    preferenceJewelryNCoupon: likes.jewelryAndCoupons,
    isPreferenceUpdated: true,
  };
}

/** Saves them from the browser. */
export async function saveLikes(customer: CustomerLikes): Promise<void> {
  await run(getUpdateCustomerProfileMutationOptions(), { data: profileOf(customer) });
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
