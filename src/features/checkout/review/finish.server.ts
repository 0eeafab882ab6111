import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';
import { earnCoupon } from '#api/checkout/earned-coupon.server.ts';
import { couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { guestCartCookie, guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { checkoutCookie, checkoutId } from '../checkout-cookie.ts';
import { forgetSeenCookie } from '../price-news.ts';
import { withoutBought } from './bought.ts';
import { placedCookie } from './placed-cookie.ts';

/**
 * The cookies after an order: stores the order's page; deletes the checkout (§4), the coupon, and
 * the bought lines of a guest's cart. A customer's order may earn a coupon (§7). `agreedCents` is the
 * total that was agreed to.
 */
export async function finishingCookies(
  request: Request,
  order: PlacedOrder,
  key: string,
  agreedCents = order.total.total,
): Promise<string[]> {
  const cookies = request.headers.get('cookie');
  const isCustomer = isSignedIn(cookies);
  // A repeated request already has these cookies, and its cart may contain new lines.
  if (!checkoutId(cookies)) return [];
  const coupon = isCustomer ? await couponOf(order) : undefined;
  const isLower = order.total.total < agreedCents;
  const mark = { key, ...(coupon && { coupon }), ...(isLower && { agreedCents }) };
  const lines = [placedCookie(mark)];
  lines.push(checkoutCookie(undefined), forgetSeenCookie(), couponCookie(''));
  const { items, elsewhere } = guestCartOf(cookies);
  if (!isCustomer && !elsewhere) {
    lines.push(guestCartCookie(withoutBought(items, order.lines)));
  }
  return lines;
}

/** Most orders earn no coupon, and a failure must not stop the order. */
async function couponOf({ invoice }: PlacedOrder): Promise<string | undefined> {
  try {
    return (await earnCoupon(invoice)).code;
  } catch {
    return undefined;
  }
}
