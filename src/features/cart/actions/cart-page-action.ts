import { onServer } from '#api/cart/cart-calls.server.ts';
import {
  bringGuestCart,
  priceLines,
  readCart,
  removeFromCart,
  selectLines,
} from '#api/cart/cart-verbs.ts';
import { MOST_LINES, type CartItem } from '#api/cart/cart-model.ts';
import { tryCoupon } from '#api/cart/coupons.ts';
import { watch } from '#api/watchlist/watch-verbs.ts';
import { onServer as watchlistOnServer } from '#api/watchlist/watchlist-calls.server.ts';
import { codeTyped, couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { decodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { guestCartCookie, guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { itemOf } from '#commerce/cart/model/cart-form.ts';
import { addItem } from '#commerce/cart/model/rules.ts';
import { payCookie } from '#commerce/product/pay.ts';
import { isSignedIn } from '#commerce/session/signed-in.ts';

import { NO_CODE } from '../coupon/coupon-words.ts';
import { isLater } from '../lines/ships-later.ts';
import type { CartNews } from '../page/cart-news.ts';

/** The result of a form of the cart page, or a refused coupon. */
export type PageOutcome =
  | { kind: 'done'; news: CartNews; setCookie?: string }
  | { kind: 'refused'; says: string; coupon?: CouponRefusal };

/** The typed code, so that the shopper can correct it, and the reason for the refusal. */
export type CouponRefusal = { typed: string; says: string };

export type Visit = { cookies: string | null };

type Change = (form: FormData, visit: Visit) => Promise<PageOutcome>;

const CHANGES: Readonly<Record<string, Change>> = {
  coupon: changeCoupon,
  pay: choosePay,
  renew,
  restore,
  'vault-first': vaultFirst,
  watch: moveToWatchlist,
};

/**
 * The change for an intent that only the cart page has; it rejects with the errors of its calls.
 */
export function pageChange(form: FormData): Change | undefined {
  const intent = String(form.get('intent'));
  return Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
}

/** The last value counts, because a button of the form may also contain a coupon. */
function couponIn(form: FormData): string {
  const typed = form.getAll('coupon').at(-1);
  return typeof typed === 'string' ? typed : '';
}

/** The coupon code in a form, or ''. */
export function codeIn(form: FormData): string {
  return codeTyped(couponIn(form));
}

async function changeCoupon(form: FormData): Promise<PageOutcome> {
  const text = couponIn(form);
  const code = codeIn(form);
  if (!code && form.has('off')) {
    return { kind: 'done', news: { did: 'coupon-off' }, setCookie: couponCookie('') };
  }
  const tried = code ? await tryCoupon(code) : { says: NO_CODE };
  if ('says' in tried) {
    const { says } = tried;
    return { kind: 'refused', says, coupon: { typed: text, says } };
  }
  const setCookie = couponCookie(tried.code);
  return { kind: 'done', news: { did: 'coupon' }, setCookie };
}

function choosePay(form: FormData): Promise<PageOutcome> {
  const setCookie = payCookie(form.get('pay') === 'card' ? 'card' : 'check');
  return Promise.resolve({ kind: 'done', news: { did: 'updated' }, setCookie });
}

async function renew(_form: FormData, { cookies }: Visit): Promise<PageOutcome> {
  if (isSignedIn(cookies)) await readCart(onServer, { renewPrices: true });
  else await priceLines(onServer, guestCartOf(cookies).items, { renewPrices: true });
  return { kind: 'done', news: { did: 'renewed' } };
}

/** Restores lines in one step, because they were removed in one step. */
async function restore(form: FormData, { cookies }: Visit): Promise<PageOutcome> {
  const lines = form.get('lines');
  const items = decodeCart(typeof lines === 'string' ? lines : '').slice(0, MOST_LINES);
  if (isSignedIn(cookies)) {
    if (items.length > 0) await bringGuestCart(onServer, items);
    return { kind: 'done', news: { did: 'restored' } };
  }
  const now = items.reduce<CartItem[]>(addItem, [...guestCartOf(cookies).items]);
  return { kind: 'done', news: { did: 'restored' }, setCookie: guestCartCookie(now) };
}

/** Unticks lines that ship later, so that the rest can ship now. */
async function vaultFirst(_form: FormData, { cookies }: Visit): Promise<PageOutcome> {
  const news: CartNews = { did: 'vault-first' };
  if (isSignedIn(cookies)) {
    const lines = await readCart(onServer);
    const later = lines.filter((line) => line.selected && isLater(line));
    if (later.length > 0)
      await selectLines(
        onServer,
        later.map(({ lineId }) => lineId),
        false,
      );
    return { kind: 'done', news };
  }
  const items = guestCartOf(cookies).items.map(asideIfLater);
  return { kind: 'done', news, setCookie: guestCartCookie(items) };
}

function asideIfLater(item: CartItem): CartItem {
  return isLater(item) ? { ...item, selected: false } : item;
}

async function moveToWatchlist(form: FormData): Promise<PageOutcome> {
  const item = itemOf(form);
  if (!item) return { kind: 'refused', says: 'This line is not in your cart any more.' };
  await watch(watchlistOnServer, item.productId);
  await removeFromCart(onServer, item);
  return { kind: 'done', news: { did: 'watched' } };
}
