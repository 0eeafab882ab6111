import { asked } from '#api/cache/asked.ts';
import { run } from '#api/cache/run.ts';
import { getUpdateCustomerProfileMutationOptions } from '#generated/hooks/account/account.ts';
import {
  getGetCustomerInfoQueryKey,
  getGetCustomerInfoQueryOptions,
} from '#generated/hooks/session/session.ts';
import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';
import type { CustomerProfile } from '#generated/models/customerProfile.ts';

/** What a shopper likes to buy; a property that is left out was not chosen. */
export type Likes = {
  metal?: CustomerProfile['metalPreference'] & string;
  customerType?: CustomerProfile['customerType'] & string;
  mintType?: CustomerProfile['preferenceMintType'] & string;
  productType?: number;
  mints: string[];
  jewelryAndCoupons: boolean;
};

/** The likes of a customer, and the values that are sent back with them unchanged. */
export type CustomerLikes = { customerId: string; userName?: string; likes: Likes };

/**
 * Only for a signed-in customer. It has a key of its own and is read again each time: the form must
 * not start from what the header has read earlier, since another device may have saved.
 */
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

/** A profile that holds all likes. */
function profileOf({ customerId, userName, likes }: CustomerLikes): CustomerProfile {
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

/** The call that saves a profile: `saveInBrowser`, or `saveOnServer` of account-calls.server.ts. */
export type SaveProfile = (profile: CustomerProfile) => Promise<unknown>;

/** §7 Saves all likes: those that are left out are deleted. Throws {@link ApiFailure}. */
export async function saveLikes(save: SaveProfile, customer: CustomerLikes): Promise<void> {
  await save(profileOf(customer));
}

export const saveInBrowser: SaveProfile = (data) =>
  run(getUpdateCustomerProfileMutationOptions(), { data });

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
