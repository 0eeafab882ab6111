import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** Which order this browser has placed last, so that its page can be drawn again. */
export type PlacedMark = {
  key: string;
  /** The code of the coupon that it earned. */
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

/** A `Set-Cookie` line. The key opens the order, so no script may read it. */
export function placedCookie({ key, coupon }: PlacedMark, secure: boolean): string {
  // A code that could not be read back would take the order along.
  const value = coupon && COUPON.test(coupon) ? `${key}.${coupon}` : key;
  return serializeCookie(NAME, value, { maxAge: DAY_S, httpOnly: true, secure });
}
