import { addCouponForBullionPurchases, getCoupons } from '#generated/hooks/coupons/coupons.ts';
import type { Coupon } from '#generated/models/coupon.ts';

/** A coupon that an order has earned. */
export type EarnedCoupon = {
  code: string;
  /** "$10 off your next order". */
  title: string;
  terms: string;
  /** ISO time. */
  expiresAt?: string;
};

/** §7 Earns the coupon of an order. Throws `refused` for one that earns none, or has earned it. */
export async function earnCoupon(invoice: string): Promise<EarnedCoupon> {
  return couponOf((await addCouponForBullionPurchases({ invoice })).data);
}

/** The customer's coupon with this code, if there is one. */
export async function ownCoupon(code: string): Promise<EarnedCoupon | undefined> {
  const { data } = await getCoupons();
  const found = data.find(({ couponCode }) => couponCode === code);
  return found && couponOf(found);
}

function couponOf({ couponCode, title, terms, expiresAt }: Coupon): EarnedCoupon {
  return { code: couponCode, title, terms, ...(expiresAt && { expiresAt }) };
}
