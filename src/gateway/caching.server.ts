const PRIVATE = 'private, no-store';
/** §9 Any cache may keep a public page for one spot refresh, and show it while it fetches anew. */
const PUBLIC_PAGE = 'public, s-maxage=45, stale-while-revalidate=600';

/** Makes an answer private, whatever the API says. */
export function keepPrivate({ headers }: Pick<Response, 'headers'>): void {
  headers.set('cache-control', PRIVATE);
}

/** Lets caches keep a page that is the same for all visitors. */
export function keepPublicPage({ headers }: Response): void {
  headers.set('cache-control', PUBLIC_PAGE);
}

/**
 * Caches may keep a successful answer that is the same for all visitors as long as the API allows.
 * Every other answer is one visitor's.
 */
export function keepAsTold(response: Response, isForAll: boolean): void {
  const { headers, ok } = response;
  if (!isForAll || !ok || !isPublic(headers) || headers.has('set-cookie')) keepPrivate(response);
}

/** Whether any cache may keep an answer. */
export function isPublic(headers: Headers): boolean {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '');
}
