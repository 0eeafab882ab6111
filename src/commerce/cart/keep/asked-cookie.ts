import { readDecoded, serializeCookie } from '#lib/cookie.ts';

/**
 * A cart change that a customer sent with a form. `lineId` is the API's id of the changed line. For
 * a change of the whole cart it is the id of any line, to recognize the cart again.
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

/**
 * The change that an expired session refused without JavaScript. It is for the customer whose cart
 * has this line.
 */
export function askedOf(cookies: string | null): Asked | undefined {
  const [, id, quantity, unticked, gone, code] = LINE.exec(readDecoded(cookies, NAME) ?? '') ?? [];
  const lineId = Number(id);
  if (quantity) return { lineId, did: 'set', quantity: Number(quantity), selected: !unticked };
  if (gone) return { lineId, ...(gone === 'r' ? { did: 'removed' } : { did: 'emptied' }) };
  return code ? { lineId, did: 'coupon', code } : undefined;
}

/** Stored for at most one hour while the customer signs in again; `undefined` deletes it. */
export function askedCookie(asked: Asked | undefined): string {
  const text = asked ? asked.lineId + wordOf(asked) : '';
  return serializeCookie(NAME, text, { maxAge: HOUR_S, encoded: true });
}

function wordOf(asked: Asked): string {
  if (asked.did === 'set') return `x${asked.quantity}${asked.selected ? '' : 'u'}`;
  if (asked.did === 'coupon') return `c${asked.code}`;
  return asked.did === 'removed' ? 'r' : 'e';
}
