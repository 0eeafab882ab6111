import { toCoupon, type Coupon } from '#api/cart/coupons.ts';
import { answerOf, api } from '#api/client.server.ts';

/** §7 Earns the coupon of an order. Throws `refused` if it earns none, or has already earned it. */
export async function earnCoupon(invoice: string): Promise<Coupon> {
  const params = { query: { invoice } };
  const { data } = await answerOf(
    api.POST('/api/Product/AddCouponForBullionPurchases', { params }),
  );
  return toCoupon(data);
}

/** The customer's coupon with this code, if there is one. */
export async function ownCoupon(code: string): Promise<Coupon | undefined> {
  const { data } = await answerOf(api.GET('/api/ShoppingCart/GetCoupons'));
  const found = data.find(({ couponCode }) => couponCode === code);
  return found && toCoupon(found);
}
