import { known, queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { triedCouponQuery, tryCoupon, type Tried } from '#api/cart/coupons.ts';
import { keepsForLater, settle } from '#commerce/cart/change/customer-cart.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';

import { couponKey } from './coupon-key.ts';

/**
 * Tries a code on the customer's cart; the cart page then knows the answer. Any failure has its
 * reason. `undefined` if the session has expired: the shopper is told, and the code is kept for them.
 */
export async function applyCode(code: string): Promise<Tried | undefined> {
  const keepForLater = keepsForLater();
  try {
    await settle();
    const tried = await tryCoupon(code);
    const lines = known(customerCartQuery()) ?? [];
    const { queryKey } = triedCouponQuery(tried.code, couponKey(lines));
    if ('takesOff' in tried) queryClient().setQueryData(queryKey, tried);
    return tried;
  } catch (error) {
    if (!isExpired(error)) return { code, says: failureWords(error) };
    keepForLater({ coupon: code });
    sessionExpired();
    return undefined;
  }
}
