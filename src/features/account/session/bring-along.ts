import { onServer } from '#api/cart/cart-calls.server.ts';
import {
  bringGuestCart,
  changeLine,
  readCart,
  removeFromCart,
  removeSelected,
} from '#api/cart/cart-verbs.ts';
import { tryCoupon } from '#api/cart/coupons.ts';
import { watch } from '#api/watchlist/watch-verbs.ts';
import { onServer as watchlistOnServer } from '#api/watchlist/watchlist-calls.server.ts';
import { askedCookie, askedOf } from '#commerce/cart/keep/asked-cookie.ts';
import { couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { guestCartCookie, guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { doneCookies, wishOf } from '#commerce/alerts/wish-cookie.ts';

export type Visit = { cookies: string | null };

/** The new cookies, and whether the cart changed and has to say so. */
export type Brought = { setCookies: string[]; isCartChanged: boolean };

/**
 * Brings a guest's data into the account: the cart's lines, and the product whose heart led to the
 * sign-in page. A cart change that was refused because of an expired session is sent now. Data of
 * failed calls stays in the browser.
 */
export async function bringAlong(visit: Visit): Promise<Brought> {
  const came = await Promise.allSettled([bringCart(visit), bringWish(visit)]);
  const setCookies = came.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const asked = await bringAsked(visit).catch(() => NOTHING);
  return { ...asked, setCookies: [...setCookies, ...asked.setCookies] };
}

const NOTHING: Brought = { setCookies: [], isCartChanged: false };

async function bringCart({ cookies }: Visit): Promise<string[]> {
  const { items } = guestCartOf(cookies);
  if (items.length === 0) return [];
  await bringGuestCart(onServer, items);
  return [guestCartCookie([])];
}

async function bringWish({ cookies }: Visit): Promise<string[]> {
  const wish = wishOf(cookies);
  if (wish === undefined) return [];
  await watch(watchlistOnServer, wish);
  return doneCookies(wish);
}

/** Another customer's cart does not have this line, and stays unchanged. */
async function bringAsked({ cookies }: Visit): Promise<Brought> {
  const asked = askedOf(cookies);
  if (!asked) return NOTHING;
  const setCookies = [askedCookie(undefined)];
  const lines = await readCart(onServer);
  const line = lines.find(({ lineId }) => lineId === asked.lineId);
  if (!line) return { setCookies, isCartChanged: false };
  if (asked.did === 'coupon') {
    // The cart shows the coupon's reduction, or why it does not apply.
    setCookies.push(couponCookie(asked.code));
    return { setCookies, isCartChanged: 'takesOff' in (await tryCoupon(asked.code)) };
  }
  if (asked.did === 'removed') await removeFromCart(onServer, line);
  else if (asked.did === 'emptied') await removeSelected(onServer);
  else await changeLine(onServer, line, asked);
  return { setCookies, isCartChanged: true };
}
