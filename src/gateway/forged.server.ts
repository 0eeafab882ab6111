import { operationOf } from './operation-of.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The mock provider's pages simulate another host: requests from its frame have no origin. */
const PROVIDER = '/mock-payments/';

/**
 * Whether a request that changes data may be from another site's page: such a page can send our
 * cookies, but not our origin. §7 has GETs that change something; links, pictures and frames can
 * send those without any origin, so only a script of this store may.
 */
export function isForged(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) {
    return Boolean(operationOf(request)?.changes) && !isOwnScript(request);
  }
  const { host, pathname } = new URL(request.url);
  if (__MOCK__ && pathname.startsWith(PROVIDER)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return URL.parse(origin)?.host !== (request.headers.get('x-forwarded-host') ?? host);
}

function isOwnScript({ headers }: Request): boolean {
  const isOwnPage = headers.get('sec-fetch-site') === 'same-origin';
  return isOwnPage && headers.get('sec-fetch-dest') === 'empty';
}
