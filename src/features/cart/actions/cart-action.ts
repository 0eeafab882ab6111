import { onServer } from '#api/cart/cart-calls.server.ts';
import {
  addToCart,
  changeLine,
  readCart,
  removeFromCart,
  removeSelected,
} from '#api/cart/cart-verbs.ts';
import type { CartItem } from '#api/cart/cart-model.ts';
import { askedCookie, type Asked as Kept } from '#commerce/cart/keep/asked-cookie.ts';
import { encodeCart, encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { fitsCookie, guestCartCookie, guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import {
  intentOf,
  itemOf,
  WRONG_QUANTITY,
  type CartIntent,
} from '#commerce/cart/model/cart-form.ts';
import { NO_SIZE } from '#commerce/cart/model/no-size.ts';
import {
  addItem,
  changeItem,
  emptyCart,
  isSameLine,
  overwriteItem,
  removeItem,
} from '#commerce/cart/model/rules.ts';
import { isSignedIn } from '#commerce/session/signed-in.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';

import type { CartNews } from '../page/cart-news.ts';
import { codeIn, pageChange, type PageOutcome, type Visit } from './cart-page-action.ts';

/**
 * The result of a form: news for the page and perhaps a cookie, an expired session, or a refusal.
 */
export type CartOutcome = PageOutcome | { kind: 'expired'; setCookie?: string };

/** `lineId` is the API's id of the line, if the form has it. */
type Asked = { intent: CartIntent; item: CartItem; lineId: number };

const FULL = 'The cart is full. Remove a product to make room for another.';
const ONLY_BROWSER = 'This cart is so long that only JavaScript can change it.';

/** Changes the cart for a form without JavaScript: a guest's cookie, or a customer's cart. */
export async function changeByForm(form: FormData, visit: Visit): Promise<CartOutcome> {
  const change = pageChange(form);
  if (change && guestCartOf(visit.cookies).elsewhere && !isSignedIn(visit.cookies)) {
    return { kind: 'refused', says: ONLY_BROWSER };
  }
  if (change) {
    const outcome = await attempt(() => change(form, visit));
    const code = form.get('intent') === 'coupon' ? codeIn(form) : '';
    return code ? untilBack(outcome, { lineId: lineIdIn(form), did: 'coupon', code }) : outcome;
  }
  const intent = intentOf(form);
  const item = intent === 'empty' ? NOTHING : itemOf(form);
  if (!intent || !item) return { kind: 'refused', says: wrongIn(form) };
  // An unticked checkbox is missing from the form data.
  const selected = form.has('as-ticked') ? item.selected : form.has('selected');
  const asked = { intent, item: { ...item, selected }, lineId: lineIdIn(form) };
  return isSignedIn(visit.cookies) ? changeCustomer(asked, visit) : changeGuest(asked, visit);
}

/** The reason why a form has no valid line. */
function wrongIn(form: FormData): string {
  return form.get('size') === '' ? NO_SIZE : WRONG_QUANTITY;
}

/** The API's id of the form's line; 0 without one. */
function lineIdIn(form: FormData): number {
  const id = Number(form.get('line-id'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** If the session has expired, saves the change in a cookie until the customer signs in again. */
function untilBack(outcome: CartOutcome, asked: Kept): CartOutcome {
  if (outcome.kind !== 'expired' || asked.lineId === 0) return outcome;
  return { kind: 'expired', setCookie: askedCookie(asked) };
}

const NOTHING: CartItem = {
  productId: 0,
  salesEventId: 0,
  source: 'instock',
  quantity: 1,
  selected: false,
  active: false,
};

function changeGuest(asked: Asked, { cookies }: Visit): CartOutcome {
  const { items, elsewhere } = guestCartOf(cookies);
  if (elsewhere) return { kind: 'refused', says: ONLY_BROWSER };
  const changed = afterwards(items, asked);
  const isIn = changed.some((other) => isSameLine(other, asked.item));
  const wasLost = (asked.intent === 'add' || asked.intent === 'overwrite') && !isIn;
  if (wasLost || !fitsCookie(encodeCart(changed))) return { kind: 'refused', says: FULL };
  return { kind: 'done', news: newsOf(asked, items), setCookie: guestCartCookie(changed) };
}

function afterwards(items: readonly CartItem[], { intent, item }: Asked): CartItem[] {
  switch (intent) {
    case 'add':
      return addItem(items, { ...item, selected: true });
    case 'overwrite':
      return overwriteItem(items, { ...item, selected: true });
    case 'set':
      return changeItem(items, item, { quantity: item.quantity, selected: item.selected });
    case 'remove':
      return removeItem(items, item);
    case 'empty':
      return emptyCart(items);
  }
}

async function changeCustomer(asked: Asked, visit: Visit): Promise<CartOutcome> {
  const outcome = await attempt(async () => ({ kind: 'done', news: await send(asked) }));
  if (outcome.kind !== 'expired') return outcome;
  const { intent, lineId, item } = asked;
  if (intent === 'set') return untilBack(outcome, { ...item, lineId, did: 'set' });
  if (intent === 'remove') return untilBack(outcome, { lineId, did: 'removed' });
  if (intent === 'empty') return untilBack(outcome, { lineId, did: 'emptied' });
  if (intent !== 'add') return outcome;
  // The added line is saved in the guest cart, which is merged at the next sign-in.
  const kept = changeGuest(asked, visit);
  return { kind: 'expired', ...(kept.kind === 'done' && pick(kept.setCookie)) };
}

function pick(setCookie: string | undefined): { setCookie?: string } {
  return setCookie === undefined ? {} : { setCookie };
}

async function attempt(work: () => Promise<CartOutcome>): Promise<CartOutcome> {
  try {
    return await work();
  } catch (error) {
    if (isExpired(error)) return { kind: 'expired' };
    return { kind: 'refused', says: failureWords(error) };
  }
}

/** Changes a customer's cart. The news depends on the cart before the change. */
async function send(asked: Asked): Promise<CartNews> {
  const { intent, item } = asked;
  if (intent === 'add' || intent === 'overwrite') {
    await addToCart(onServer, item, intent === 'overwrite');
  } else if (intent === 'remove') {
    await removeFromCart(onServer, item);
  } else if (intent === 'empty') {
    const lines = await readCart(onServer);
    await removeSelected(onServer);
    return newsOf(asked, lines);
  } else {
    const lines = await readCart(onServer);
    const line = lines.find((other) => isSameLine(other, item));
    if (!line) return newsOf(asked);
    await changeLine(onServer, line, item);
  }
  return newsOf(asked);
}

/** `before` is the cart before the change. */
function newsOf({ intent, item }: Asked, before: readonly CartItem[] = []): CartNews {
  if (intent === 'add' || intent === 'overwrite') return { did: 'added' };
  if (intent === 'remove') return { did: 'removed', line: encodeItem({ ...item, selected: true }) };
  if (intent !== 'empty') return { did: 'updated' };
  const lines = encodeCart(before.filter(({ selected }) => selected));
  // The address has the same length limit as a cookie.
  return { did: 'emptied', lines: fitsCookie(lines) ? lines : '' };
}
