import type { Basket } from '../checkout/basket.ts';
import { type CouponAnswer, applyCoupon } from './rules.ts';
import { type Coupons, couponsFor } from './table.ts';

/** The effect of a code on a basket, for a customer or a guest, at `now` in ms. */
export function tryCoupon(
  coupons: Coupons,
  code: string,
  basket: Basket,
  { customerId, now }: { customerId?: string | undefined; now: number },
): CouponAnswer {
  const lines = basket.lines.map(({ line, price }) => ({
    productId: line.productId,
    totalCents: price.totalCents,
  }));
  const usedCodes = customerId ? (coupons.used.get(customerId) ?? []) : [];
  return applyCoupon(couponsFor(coupons, customerId), code, lines, { now, usedCodes });
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
