import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** The last order of this browser, so that its page can be shown again. */
export type PlacedMark = {
  key: string;
  /** The code of the coupon that the order earned. */
  coupon?: string;
};

const NAME = 'placed';
const DAY_S = 24 * 60 * 60;
const COUPON = /^[\w-]{1,40}$/;

export function placedMark(cookies: string | null): PlacedMark | undefined {
  const [, key, coupon] =
    /^([A-Za-z0-9-]{16,64})(?:\.([\w-]{1,40}))?$/.exec(readCookie(cookies, NAME) ?? '') ?? [];
  return key === undefined ? undefined : { key, ...(coupon && { coupon }) };
}

/** A `Set-Cookie` line. The key gives access to the order, so scripts cannot read the cookie. */
export function placedCookie({ key, coupon }: PlacedMark): string {
  // An unreadable code would make the whole cookie unreadable.
  const value = coupon && COUPON.test(coupon) ? `${key}.${coupon}` : key;
  return serializeCookie(NAME, value, { maxAge: DAY_S });
}
