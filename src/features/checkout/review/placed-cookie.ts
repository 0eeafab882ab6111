import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** The last order of this browser, so that its page can be shown again. */
export type PlacedMark = {
  key: string;
  /** The code of the coupon that the order earned. */
  coupon?: string;
  /** The total that was agreed to, in cents, if the order has a lower one. */
  agreedCents?: number;
};

const NAME = 'placed';
const DAY_S = 24 * 60 * 60;
const COUPON = /^[\w-]{1,40}$/;

export function placedMark(cookies: string | null): PlacedMark | undefined {
  const [, key, coupon, agreed] =
    /^([A-Za-z0-9-]{16,64})(?:\.([\w-]{1,40}))?(?:~(\d{1,12}))?$/.exec(
      readCookie(cookies, NAME) ?? '',
    ) ?? [];
  if (key === undefined) return undefined;
  return { key, ...(coupon && { coupon }), ...(agreed && { agreedCents: Number(agreed) }) };
}

/** A `Set-Cookie` line. The key gives access to the order, so scripts cannot read the cookie. */
export function placedCookie({ key, coupon, agreedCents }: PlacedMark): string {
  // An unreadable code would make the whole cookie unreadable.
  const code = coupon && COUPON.test(coupon) ? `.${coupon}` : '';
  const agreed = agreedCents === undefined ? '' : `~${agreedCents}`;
  return serializeCookie(NAME, key + code + agreed, { maxAge: DAY_S });
}
