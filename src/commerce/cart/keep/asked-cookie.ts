import { readDecoded, serializeCookie } from '#lib/cookie.ts';

/**
 * What a form asked of a customer's cart. `lineId` is the API's name for a line of it: the one that
 * is meant, or for what is asked of the whole cart any of its lines, by which it is known again.
 */
export type Asked = { lineId: number } & (
  | { did: 'set'; quantity: number; selected: boolean }
  | { did: 'removed' }
  | { did: 'emptied' }
  | { did: 'coupon'; code: string }
);

const NAME = 'cart-asked';
const HOUR_S = 3_600;
const LINE = /^([1-9]\d{0,14})(?:x([1-9]\d{0,5})(u?)|(r|e)|c(.{1,40}))$/;

/** What a session was over for, without JavaScript: it waits for whoever has this line in the cart. */
export function askedOf(cookies: string | null): Asked | undefined {
  const [, id, quantity, unticked, gone, code] = LINE.exec(readDecoded(cookies, NAME) ?? '') ?? [];
  const lineId = Number(id);
  if (quantity) return { lineId, did: 'set', quantity: Number(quantity), selected: !unticked };
  if (gone) return { lineId, ...(gone === 'r' ? { did: 'removed' } : { did: 'emptied' }) };
  return code ? { lineId, did: 'coupon', code } : undefined;
}

/** Kept while the customer signs in again, for an hour at most; without an argument it is done. */
export function askedCookie(asked: Asked | undefined, secure: boolean): string {
  const text = asked ? asked.lineId + wordOf(asked) : '';
  return serializeCookie(NAME, text, { maxAge: HOUR_S, encoded: true, secure });
}

function wordOf(asked: Asked): string {
  if (asked.did === 'set') return `x${asked.quantity}${asked.selected ? '' : 'u'}`;
  if (asked.did === 'coupon') return `c${asked.code}`;
  return asked.did === 'removed' ? 'r' : 'e';
}
