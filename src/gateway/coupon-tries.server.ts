import { createHash } from 'node:crypto';

import { bodyText } from './asked-fields.server.ts';
import { limitOf, refuseFor, type From, type Limit } from './limiter.server.ts';

/** Where a call has a coupon's code, and whether a success means that the code was accepted. */
type CouponCall = { in: 'query' | 'body'; isAnswered: boolean };

/** By their paths. */
export const COUPON_CALLS: Readonly<Record<string, CouponCall>> = {
  '/api/ShoppingCart/ApplyCoupon': { in: 'query', isAnswered: true },
  '/api/Checkout/CreateCheckoutSession': { in: 'body', isAnswered: true },
  '/api/Checkout/UpdateCheckoutSession': { in: 'body', isAnswered: true },
  // An amount tells as much as words.
  '/api/Checkout/GetShippingQuotes': { in: 'body', isAnswered: false },
};

const OF_NETWORK: Limit = { most: 60, seconds: 900 };
/** How long a code that was accepted is no guess. */
const ACCEPTED: Limit = { most: 1, seconds: 24 * 60 * 60 };

/** Lets a call with a coupon's code pass while few codes were tried that have not been accepted. */
export async function tryCoupon(
  request: Request,
  { in: place, isAnswered }: CouponCall,
  { limiter, network }: From,
  call: () => Promise<Response>,
): Promise<Response> {
  const code = place === 'query' ? codeAsked(request) : await bodyText(request, 'couponCode');
  if (code === undefined) return call();
  const accepted = `coupon ${hashOf(code)} from ${network}`;
  const { ledger } = limiter;
  if (ledger && (await ledger.counted(accepted, ACCEPTED)) > 0) return call();
  const wait = await limiter.count(`coupon from ${network}`, limitOf(network, OF_NETWORK));
  if (wait > 0) return refuseFor(wait);
  const response = await call();
  if (ledger && code !== '' && isAnswered && response.ok) await limiter.count(accepted, ACCEPTED);
  return response;
}

function codeAsked({ url }: Request): string {
  return new URL(url).searchParams.get('couponCode') ?? '';
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
