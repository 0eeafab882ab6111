import type { Checkout, PriceChange } from '#api/checkout/checkout.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** What a shopper last saw of a checkout, in cents. */
type Seen = { total: number; tax?: number };

/** Which prices moved, and what the order came to before they did. */
export type PriceNews = { changes: PriceChange[]; before?: Seen };

/** What the browser keeps: for which lock, what was seen under it, and the news it came with. */
type Kept = { lock: string; seen: Seen; news?: PriceNews };

const NAME = 'checkout-prices';
const LIFE_S = 24 * 60 * 60;
/** A cookie holds 4,096 bytes; the prices of more lines are told in sum. */
const MOST_CHANGES = 100;

/**
 * The news about prices for a checkout that was just read. The API tells a change once; it is shown
 * as long as the lock that it came with lasts, on every step and after every reload.
 */
export function priceNews(cookies: string | null, checkout: Checkout): PriceNews | undefined {
  const kept = decode(readCookie(cookies, NAME), checkout);
  const isSameLock = kept?.lock === lockOf(checkout);
  if (checkout.priceChanges.length > 0) {
    return { changes: checkout.priceChanges, ...(kept && !isSameLock && { before: kept.seen }) };
  }
  return isSameLock ? kept.news : undefined;
}

/** Two pieces of news as one: from what was before the first to what is after the last. */
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

/** A `Set-Cookie` line that remembers what is being shown. */
export function seenCookie(checkout: Checkout, news: PriceNews | undefined, secure: boolean) {
  const seen = { total: checkout.total.total, ...(checkout.tax && { tax: checkout.tax.cents }) };
  const value = encode({ lock: lockOf(checkout), seen, ...(news && { news }) });
  return serializeCookie(NAME, value, { maxAge: LIFE_S, httpOnly: true, secure });
}

export function forgetSeenCookie(secure: boolean): string {
  return serializeCookie(NAME, '', { httpOnly: true, secure });
}

/** What lines cost where the shopper came from, held against what the checkout locked. */
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

/** What makes no sense is as good as nothing: names come from the checkout, not from the cookie. */
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
