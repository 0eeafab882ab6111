const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The mock provider's pages simulate another host: requests from its frame have no origin. */
const PROVIDER = '/mock-payments/';

/**
 * Whether a request that changes data may be from another site's page: such a page can send our
 * cookies, but not our origin.
 */
export function isForged(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { host, pathname } = new URL(request.url);
  if (__MOCK__ && pathname.startsWith(PROVIDER)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return URL.parse(origin)?.host !== (request.headers.get('x-forwarded-host') ?? host);
}
