import type { Basket } from '../checkout/basket.ts';
import { type CouponAnswer, type CouponUse, applyCoupon } from './rules.ts';
import { type Coupons, couponsFor } from './table.ts';

type Who = { customerId?: string | undefined; now: number };

/** The time in ms, and the codes that this customer has used; a guest has used none. */
export function circumstancesOf({ used }: Coupons, { customerId, now }: Who): CouponUse {
  return { now, usedCodes: customerId ? (used.get(customerId) ?? []) : [] };
}

/** The effect of a code on a basket, for a customer or a guest, at `now` in ms. */
export function tryCoupon(coupons: Coupons, code: string, basket: Basket, who: Who): CouponAnswer {
  const lines = basket.lines.map(({ line, price }) => ({
    productId: line.productId,
    totalCents: price.totalCents,
  }));
  return applyCoupon(
    couponsFor(coupons, who.customerId),
    code,
    lines,
    circumstancesOf(coupons, who),
  );
}

/** Records that an order used a coupon, and reduces the balance by the discount. */
export function spendCoupon(
  coupons: Coupons,
  { code, customerId, cents }: { code: string; customerId: string | undefined; cents: number },
): void {
  const coupon = couponsFor(coupons, customerId).find((each) => each.code === code);
  if (coupon?.currentBalanceCents !== undefined) coupon.currentBalanceCents -= cents;
  if (customerId) {
    coupons.used.set(customerId, [...(coupons.used.get(customerId) ?? []), code]);
  }
}
