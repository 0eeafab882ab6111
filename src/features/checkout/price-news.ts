import type { Checkout, CheckoutLine, PriceChange } from '#api/checkout/checkout.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

import { STEPS, type Step } from './checkout-steps.ts';

/**
 * The last shown amounts of a checkout, in cents. `fees` are the charges that follow from choices,
 * not from prices.
 */
type Seen = { total: number; fees: number; isSurcharged: boolean; tax?: number };

/** The price changes, the amounts before them, and the step that has shown them. */
export type PriceNews = { changes: PriceChange[]; before?: Seen; at?: Step };

/** The content of the cookie: the lock, the amounts shown under it, and its price changes. */
type Kept = { lock: string; seen: Seen; news?: PriceNews };

const NAME = 'checkout-prices';
const LIFE_S = 24 * 60 * 60;
/** A cookie holds 4,096 bytes; further changes only count in the total. */
const MOST_CHANGES = 100;

/**
 * The price changes of a checkout that was just read. The API reports a change once; it stays
 * visible until its lock ends, also after a reload.
 */
export function priceNews(cookies: string | null, checkout: Checkout): PriceNews | undefined {
  const kept = decode(readCookie(cookies, NAME), checkout);
  const isSameLock = kept?.lock === lockOf(checkout);
  if (checkout.priceChanges.length > 0) {
    return { changes: checkout.priceChanges, ...(kept && !isSameLock && { before: kept.seen }) };
  }
  return isSameLock ? kept.news : undefined;
}

/** The news that a step shows: each is shown on one step only. */
export function newsAt(step: Step, news: PriceNews | undefined): PriceNews | undefined {
  return !news || (news.at && news.at !== step) ? undefined : { ...news, at: step };
}

/** Merges two sets of price changes: from the first old price to the last new price. */
export function joinedNews(
  first: PriceNews | undefined,
  then: PriceNews | undefined,
): PriceNews | undefined {
  if (!first || !then) return first ?? then;
  const left = [...first.changes];
  const changes = then.changes.map((change) => {
    const at = left.findIndex(
      ({ productId, newCents }) => productId === change.productId && newCents === change.oldCents,
    );
    const [earlier] = at < 0 ? [] : left.splice(at, 1);
    return earlier ? { ...change, oldCents: earlier.oldCents } : change;
  });
  const before = first.before ?? then.before;
  return { changes: [...left, ...changes], ...(before && { before }) };
}

/** A `Set-Cookie` line that stores the shown amounts. */
export function seenCookie(checkout: Checkout, news: PriceNews | undefined) {
  const value = encode({
    lock: lockOf(checkout),
    seen: seenIn(checkout),
    ...(news && { news }),
  });
  return serializeCookie(NAME, value, { maxAge: LIFE_S });
}

export function forgetSeenCookie(): string {
  return serializeCookie(NAME, '');
}

function seenIn({ total, tax }: Pick<Checkout, 'total' | 'tax'>): Seen {
  return {
    total: total.total,
    fees: total.shipping + total.signature + total.giftWrap + total.marketLoss,
    isSurcharged: total.surcharge > 0,
    ...(tax && { tax: tax.cents }),
  };
}

/** What the products of an order cost more or less by these changes, in cents. */
export function productsChange(
  changes: readonly PriceChange[],
  { lines }: Pick<Checkout, 'lines'>,
): number {
  return sum(changesByLine(changes, lines).map(({ cents }) => cents));
}

/** Each change with the quantity of its line, and what that comes to in cents. */
export function changesByLine(
  changes: readonly PriceChange[],
  lines: readonly Pick<CheckoutLine, 'productId' | 'unitCents' | 'quantity'>[],
): (PriceChange & { quantity: number; cents: number })[] {
  const left = [...lines];
  return changes.map((change) => {
    const { productId, oldCents, newCents } = change;
    const at = left.findIndex(
      (line) => line.productId === productId && line.unitCents === newCents,
    );
    const [{ quantity } = { quantity: 0 }] = at < 0 ? [] : left.splice(at, 1);
    return { ...change, quantity, cents: (newCents - oldCents) * quantity };
  });
}

/**
 * The total before new prices, in cents, if nothing else has changed it since: another way to ship
 * or to pay, or an address with its tax, is no change of prices.
 */
export function totalBefore({ before }: PriceNews, checkout: Checkout): number | undefined {
  if (!before) return undefined;
  const now = seenIn(checkout);
  const isSame =
    before.fees === now.fees &&
    before.isSurcharged === now.isSurcharged &&
    (before.tax === undefined) === (now.tax === undefined);
  return isSame ? before.total : undefined;
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}

/** The changes between the prices shown in the cart and the locked prices. */
export function changesSince(
  shown: ReadonlyMap<string, number>,
  { lines }: Pick<Checkout, 'lines'>,
): PriceChange[] {
  return lines.flatMap((line) => {
    const { productId, name, unitCents } = line;
    const oldCents = shown.get(keyOf(line));
    if (oldCents === undefined || oldCents === unitCents) return [];
    return [{ productId, name, oldCents, newCents: unitCents }];
  });
}

function lockOf({ lockedUntil }: Pick<Checkout, 'lockedUntil'>): string {
  return String(Date.parse(lockedUntil));
}

function encode({ lock, seen, news }: Kept): string {
  const changes = (news?.changes ?? []).slice(0, MOST_CHANGES);
  return [
    news?.at ? `${lock}~${news.at}` : lock,
    encodeSeen(seen),
    news ? encodeSeen(news.before) : '',
    ...changes.map(({ productId, oldCents, newCents }) => `${productId}x${oldCents}x${newCents}`),
  ].join('.');
}

function encodeSeen(seen: Seen | undefined): string {
  if (!seen) return '-';
  const { total, fees, isSurcharged, tax } = seen;
  return `${total}f${fees}${isSurcharged ? 's' : ''}${tax === undefined ? '' : `t${tax}`}`;
}

/** Ignores invalid parts; names come from the checkout, not from the cookie. */
function decode(text: string | undefined, checkout: Checkout): Kept | undefined {
  const [lockText = '', seenText, beforeText, ...rest] = (text ?? '').split('.');
  const [lock, atText] = lockText.split('~');
  const at = STEPS.find((step) => step === atText);
  const seen = decodeSeen(seenText);
  if (!lock || !seen) return undefined;
  if (!beforeText) return { lock, seen };
  const before = decodeSeen(beforeText);
  const changes = rest.flatMap((part) => {
    const [, id, oldCents, newCents] = /^(\d{1,10})x(\d{1,12})x(\d{1,12})$/.exec(part) ?? [];
    const line = checkout.lines.find(({ productId }) => productId === Number(id));
    if (!line) return [];
    const { productId, name } = line;
    return [{ productId, name, oldCents: Number(oldCents), newCents: Number(newCents) }];
  });
  return { lock, seen, news: { changes, ...(before && { before }), ...(at && { at }) } };
}

function decodeSeen(text: string | undefined): Seen | undefined {
  const [, total, fees, surcharged, tax] =
    /^(\d{1,14})f(\d{1,14})(s?)(?:t(\d{1,14}))?$/.exec(text ?? '') ?? [];
  if (total === undefined) return undefined;
  return {
    total: Number(total),
    fees: Number(fees),
    isSurcharged: surcharged === 's',
    ...(tax !== undefined && { tax: Number(tax) }),
  };
}
