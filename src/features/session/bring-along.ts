import { bringGuestCart } from '#api/cart-calls.ts';
import { watch } from '#api/watchlist.ts';
import { guestCartCookie, guestCartOf } from '#commerce/cart/guest-cookie.ts';
import { doneCookies, wishOf } from '#commerce/watch/wish-cookie.ts';

export type Visit = { cookies: string | null; secure: boolean };

/**
 * What a guest has chosen comes into the account: the cart's lines, and the product whose heart led
 * to the sign-in page. Answers with the cookies that follow. What fails stays with the browser.
 */
export async function bringAlong(visit: Visit): Promise<string[]> {
  const came = await Promise.allSettled([bringCart(visit), bringWish(visit)]);
  return came.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
}

async function bringCart({ cookies, secure }: Visit): Promise<string[]> {
  const { items } = guestCartOf(cookies);
  if (items.length === 0) return [];
  await bringGuestCart(items);
  return [guestCartCookie([], secure)];
}

async function bringWish({ cookies, secure }: Visit): Promise<string[]> {
  const wish = wishOf(cookies);
  if (wish === undefined) return [];
  await watch(wish);
  return doneCookies(wish, secure);
}
