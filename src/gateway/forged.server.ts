const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The mock provider's pages stand for a host of their own: a frame of theirs has no origin. */
const PROVIDER = '/mock-payments/';

/**
 * Whether another site's page may have sent what changes something: it can send our cookies along,
 * but not our origin.
 */
export function isForged(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { host, pathname } = new URL(request.url);
  if (__MOCK__ && pathname.startsWith(PROVIDER)) return false;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  return URL.parse(origin)?.host !== (request.headers.get('x-forwarded-host') ?? host);
}
