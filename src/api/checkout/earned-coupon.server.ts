import { toCoupon, type Coupon } from '#api/cart/coupons.ts';
import { addCouponForBullionPurchases, getCoupons } from '#generated/hooks/coupons/coupons.ts';

/** §7 Earns the coupon of an order. Throws `refused` for one that earns none, or has earned it. */
export async function earnCoupon(invoice: string): Promise<Coupon> {
  return toCoupon((await addCouponForBullionPurchases({ invoice })).data);
}

/** The customer's coupon with this code, if there is one. */
export async function ownCoupon(code: string): Promise<Coupon | undefined> {
  const { data } = await getCoupons();
  const found = data.find(({ couponCode }) => couponCode === code);
  return found && toCoupon(found);
}
