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
  // Old browsers send forms without an origin, but with the page that they are from.
  const from = request.headers.get('origin') ?? request.headers.get('referer');
  return isFromElsewhere(request) || (from !== null && URL.parse(from)?.host !== host);
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
  return isFromElsewhere(request) && operation !== undefined && operation.security !== 'never';
}

/** Whether a browser says that a request is another site's, or of another host of the same domain. */
function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/** Whether the method of a request only reads. */
export function isSafe({ method }: Request): boolean {
  return SAFE_METHODS.has(method);
}
