import { MOST_LINES, type CartItem } from '#api/cart/cart-model.ts';
import { tryCoupon } from '#api/cart/coupons.ts';
import { watch } from '#api/watchlist/watch-verbs.ts';
import { onServer as watchlistOnServer } from '#api/watchlist/watchlist-calls.server.ts';
import { askedCookie } from '#commerce/cart/keep/asked-cookie.ts';
import { codeTyped, couponCookie } from '#commerce/cart/keep/coupon-code.ts';
import { decodeCart, encodeCart, encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { fitsCookie } from '#commerce/cart/keep/guest-cookie.ts';
import { itemOf, NOT_THERE, WRONG_QUANTITY } from '#commerce/cart/model/cart-form.ts';
import { NO_SIZE } from '#commerce/cart/model/no-size.ts';
import { answered, boundWords, fieldsOf, type Answer } from '#commerce/form/answer.ts';
import { wholeText } from '#commerce/form/read-form.ts';
import { payCookie } from '#commerce/product/pay.ts';
import { NOT_SOLD } from '#commerce/words/failure-words.ts';

import { NO_CODE } from './coupon-words.ts';
import { isLater } from '../lines/ships-later.ts';
import type { CartNews } from './cart-news.ts';
import {
  cartOf,
  guestCart,
  refused,
  type Changed,
  type Visit,
  type VisitCart,
} from './visit-cart.ts';

/** The typed code, so that the shopper can correct it, and the reason for the refusal. */
export type CouponRefusal = { typed: string; says: string };

/** Also a cookie, and the reason for a refused coupon. */
export type CartAnswer = Answer<{ news: CartNews }> & {
  setCookie?: string;
  coupon?: CouponRefusal;
};

type Change = (form: FormData, cart: VisitCart) => Promise<Changed & { news: CartNews }>;

/** By the field `intent` of a form. */
const CHANGES = new Map<string, Change>(
  Object.entries<Change>({
    add: async (form, cart) => ({ ...(await cart.add(lineIn(form))), news: { did: 'added' } }),
    overwrite: async (form, cart) => ({
      ...(await cart.add(lineIn(form), true)),
      news: { did: 'added' },
    }),
    set: async (form, cart) => ({ ...(await cart.set(lineIn(form))), news: { did: 'updated' } }),
    async remove(form, cart) {
      const item = lineIn(form);
      const line = encodeItem({ ...item, selected: true });
      return { ...(await cart.remove(item)), news: { did: 'removed', line } };
    },
    async empty(_, cart) {
      const { removed = [], ...changed } = await cart.empty();
      const lines = encodeCart(removed);
      // The address has the same length limit as a cookie.
      return { ...changed, news: { did: 'emptied', lines: fitsCookie(lines) ? lines : '' } };
    },
    async restore(form, cart) {
      const items = decodeCart(fieldsOf(form)('lines')).slice(0, MOST_LINES);
      return { ...(await cart.putBack(items)), news: { did: 'restored' } };
    },
    /** Unticks lines that ship later, so that the rest can ship now. */
    'vault-first': async (_, cart) => ({
      ...(await cart.setAside(isLater)),
      news: { did: 'vault-first' },
    }),
    renew: async (_, cart) => ({ ...(await cart.renew()), news: { did: 'renewed' } }),
    async watch(form, cart) {
      const item = itemOf(form);
      if (!item) throw refused(NOT_THERE);
      await watch(watchlistOnServer, item.productId);
      return { ...(await cart.remove(item)), news: { did: 'watched' } };
    },
    async pay(form) {
      const setCookie = payCookie(form.get('pay') === 'card' ? 'card' : 'check');
      return { news: { did: 'updated' }, setCookie };
    },
    async coupon(form) {
      const typed = couponIn(form);
      const { coupon: long } = boundWords({ coupon: typed });
      if (long) throw refused(long);
      const code = codeTyped(typed);
      if (!code && form.has('off')) {
        return { news: { did: 'coupon-off' }, setCookie: couponCookie('') };
      }
      const tried = code ? await tryCoupon(code) : { says: NO_CODE };
      if ('says' in tried) throw refused(tried.says);
      return { news: { did: 'coupon' }, setCookie: couponCookie(tried.code) };
    },
  }),
);

/** Changes the cart for a form without JavaScript. */
export async function changeByForm(form: FormData, visit: Visit): Promise<CartAnswer> {
  const intent = fieldsOf(form)('intent');
  const gone = intent === 'add' || intent === 'overwrite' ? NOT_SOLD : NOT_THERE;
  const answer = await answered({ form: '', noun: 'line', gone }, async () => {
    const change = CHANGES.get(intent);
    if (!change) throw refused(WRONG_QUANTITY);
    return change(form, cartOf(visit));
  });
  if (answer.kind === 'refused' && intent === 'coupon') {
    const typed = wholeText(form, 'coupon') ?? couponIn(form);
    return { ...answer, coupon: { typed, says: answer.says ?? '' } };
  }
  if (answer.kind !== 'expired') return answer;
  const setCookie = await cookieUntilBack(form, intent, visit);
  return setCookie === undefined ? answer : { ...answer, setCookie };
}

/** The cookie that keeps a change until the customer signs in again. */
async function cookieUntilBack(form: FormData, intent: string, visit: Visit) {
  // The added line is saved in the guest cart, which is merged at the next sign-in.
  if (intent === 'add') {
    const added = async () => guestCart(visit).add(lineIn(form));
    return added().then(
      ({ setCookie }) => setCookie,
      () => undefined,
    );
  }
  const lineId = Number(form.get('line-id'));
  if (!Number.isSafeInteger(lineId) || lineId <= 0) return undefined;
  const code = codeTyped(couponIn(form));
  if (intent === 'set') return askedCookie({ ...lineIn(form), lineId, did: 'set' });
  if (intent === 'remove') return askedCookie({ lineId, did: 'removed' });
  if (intent === 'empty') return askedCookie({ lineId, did: 'emptied' });
  return intent === 'coupon' && code ? askedCookie({ lineId, did: 'coupon', code }) : undefined;
}

/** The line of a form, with its tick. Throws why there is none. */
function lineIn(form: FormData): CartItem {
  const item = itemOf(form);
  if (!item) throw refused(form.get('size') === '' ? NO_SIZE : WRONG_QUANTITY);
  // An unticked checkbox is missing from the form data.
  return { ...item, selected: form.has('as-ticked') ? item.selected : form.has('selected') };
}

/** The last value counts, because a button of the form may also contain a coupon. */
function couponIn(form: FormData): string {
  const typed = form.getAll('coupon').at(-1);
  return typeof typed === 'string' ? typed : '';
}
