import { operationOf } from './operation-of.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The mock provider's pages simulate another host: requests from its frame have no origin. */
const PROVIDER = '/mock-payments/';

/**
 * Whether a request that changes data may be from another site's page: such a page can send our
 * cookies, but not our origin.
 */
export function isForged(request: Request): boolean {
  if (isSafe(request)) return isForgedRead(request);
  const { host, pathname } = new URL(request.url);
  if (__MOCK__ && pathname.startsWith(PROVIDER)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return URL.parse(origin)?.host !== host;
}

/**
 * Links, pictures and frames of another site send a GET without any origin. §7 has GETs that change
 * something: only a script of this store may send those. A customer's other calls may also renew
 * what they read, so a browser sends them only for this store.
 */
function isForgedRead(request: Request): boolean {
  const operation = operationOf(request);
  const site = request.headers.get('sec-fetch-site');
  if (operation?.changes) {
    return site !== 'same-origin' || request.headers.get('sec-fetch-dest') !== 'empty';
  }
  const isFromElsewhere = site === 'cross-site' || site === 'same-site';
  return isFromElsewhere && operation !== undefined && operation.security !== 'never';
}

/** Whether the method of a request only reads. */
export function isSafe({ method }: Request): boolean {
  return SAFE_METHODS.has(method);
}
