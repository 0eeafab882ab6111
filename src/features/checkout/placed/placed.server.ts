import { redirect } from 'react-router';

import type { Coupon } from '#api/cart/coupons.ts';
import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';
import { ownCoupon } from '#api/checkout/earned-coupon.server.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { orderWith } from '../review/place-action.server.ts';
import { placedMark } from '../review/placed-cookie.ts';

export type PlacedData = {
  order: PlacedOrder;
  isCustomer: boolean;
  /** The coupon that the order earned. */
  coupon?: Coupon;
  /** The total that was agreed to, in cents, if the order has a lower one. */
  agreedCents?: number;
};

/** The last order of this browser; any other number redirects to the order lookup. */
export async function loadPlaced(request: Request, invoice: string): Promise<PlacedData> {
  const cookies = request.headers.get('cookie');
  const mark = placedMark(cookies);
  const isCustomer = isSignedIn(cookies);
  const order = mark && (await orderWith(mark.key));
  if (order?.invoice !== invoice) {
    const number = encodeURIComponent(invoice);
    throw redirect(
      isCustomer ? `/orders/orderdetails/${number}` : `/orders/track?invoice=${number}`,
    );
  }
  const coupon =
    isCustomer && mark?.coupon ? await ownCoupon(mark.coupon).catch(() => undefined) : undefined;
  const agreedCents = mark?.agreedCents;
  return { order, isCustomer, ...(coupon && { coupon }), ...(agreedCents && { agreedCents }) };
}

/** A guest's email address in the order, to create an account with it. */
export async function emailOfPlaced(request: Request): Promise<string | undefined> {
  const mark = placedMark(request.headers.get('cookie'));
  const order = mark && (await orderWith(mark.key).catch(() => undefined));
  return order?.email;
}
