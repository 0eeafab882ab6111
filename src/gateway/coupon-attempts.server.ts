import { createHash } from 'node:crypto';

import { refuseTooMany, scaleLimit, type From, type Limit } from './limiter.server.ts';
import { readBodyText } from './request-fields.server.ts';

/** Where a call has the coupon code, and whether its success means that the code is valid. */
type CouponCall = { in: 'query' | 'body'; confirms: boolean };

/** Calls that test a coupon code, by path. */
export const COUPON_CALLS: Readonly<Record<string, CouponCall>> = {
  '/api/ShoppingCart/ApplyCoupon': { in: 'query', confirms: true },
  '/api/Checkout/CreateCheckoutSession': { in: 'body', confirms: true },
  '/api/Checkout/UpdateCheckoutSession': { in: 'body', confirms: true },
  // A quote answers 200 either way, but its amount gives the code away.
  '/api/Checkout/GetShippingQuotes': { in: 'body', confirms: false },
};

const NETWORK: Limit = { most: 60, seconds: 900 };
/** How long an accepted code is no guess. */
const ACCEPTED: Limit = { most: 1, seconds: 24 * 60 * 60 };

/** Limits codes per network, except those that the API has accepted from it. */
export async function limitCoupon(
  request: Request,
  { in: location, confirms }: CouponCall,
  { limiter, network }: From,
  call: () => Promise<Response>,
): Promise<Response> {
  const code =
    location === 'query' ? readQueryCode(request) : await readBodyText(request, 'couponCode');
  if (code === undefined) return call();
  const accepted = `coupon ${hashCode(code)} from ${network}`;
  const { history } = limiter;
  if (history && (await history.read(accepted, ACCEPTED)) > 0) return call();
  const wait = await limiter.count(`coupon from ${network}`, scaleLimit(network, NETWORK));
  if (wait > 0) return refuseTooMany(wait);
  const response = await call();
  if (history && code !== '' && confirms && response.ok) await limiter.count(accepted, ACCEPTED);
  return response;
}

function readQueryCode({ url }: Request): string {
  return new URL(url).searchParams.get('couponCode') ?? '';
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
