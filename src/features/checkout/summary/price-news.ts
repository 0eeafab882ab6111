import type { Checkout, PriceChange } from '#api/checkout/checkout.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** The last shown amounts of a checkout, in cents. */
type Seen = { total: number; tax?: number };

/** The price changes, and the amounts before them. */
export type PriceNews = { changes: PriceChange[]; before?: Seen };

/** The content of the cookie: the lock, the amounts shown under it, and its price changes. */
type Kept = { lock: string; seen: Seen; news?: PriceNews };

const NAME = 'checkout-prices';
const LIFE_S = 24 * 60 * 60;
/** A cookie holds 4,096 bytes; further changes only count in the total. */
const MOST_CHANGES = 100;

/**
 * The price changes of a checkout that was just read. The API reports a change once; it stays
 * visible until its lock ends, on every step and after every reload.
 */
export function priceNews(cookies: string | null, checkout: Checkout): PriceNews | undefined {
  const kept = decode(readCookie(cookies, NAME), checkout);
  const isSameLock = kept?.lock === lockOf(checkout);
  if (checkout.priceChanges.length > 0) {
    return { changes: checkout.priceChanges, ...(kept && !isSameLock && { before: kept.seen }) };
  }
  return isSameLock ? kept.news : undefined;
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
  const seen = { total: checkout.total.total, ...(checkout.tax && { tax: checkout.tax.cents }) };
  const value = encode({ lock: lockOf(checkout), seen, ...(news && { news }) });
  return serializeCookie(NAME, value, { maxAge: LIFE_S });
}

export function forgetSeenCookie(): string {
  return serializeCookie(NAME, '');
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
    lock,
    encodeSeen(seen),
    news ? encodeSeen(news.before) : '',
    ...changes.map(({ productId, oldCents, newCents }) => `${productId}x${oldCents}x${newCents}`),
  ].join('.');
}

function encodeSeen(seen: Seen | undefined): string {
  return seen ? `${seen.total}${seen.tax === undefined ? '' : `t${seen.tax}`}` : '-';
}

/** Ignores invalid parts; names come from the checkout, not from the cookie. */
function decode(text: string | undefined, checkout: Checkout): Kept | undefined {
  const [lock, seenText, beforeText, ...rest] = (text ?? '').split('.');
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
  return { lock, seen, news: { changes, ...(before && { before }) } };
}

function decodeSeen(text: string | undefined): Seen | undefined {
  const [, total, tax] = /^(\d{1,14})(?:t(\d{1,14}))?$/.exec(text ?? '') ?? [];
  if (total === undefined) return undefined;
  return { total: Number(total), ...(tax !== undefined && { tax: Number(tax) }) };
}
