import type { Operation } from './operation-of.server.ts';

const PRIVATE = 'private, no-store';
/** §9 Any cache may keep a public page for one spot refresh, and show it while it fetches anew. */
const PUBLIC_PAGE = 'public, s-maxage=45, stale-while-revalidate=600';

/** Makes an answer private, whatever the API says. */
export function keepPrivate({ headers }: Response): void {
  headers.set('cache-control', PRIVATE);
}

/** Lets caches keep a page that is the same for all visitors. */
export function keepPublicPage({ headers }: Response): void {
  headers.set('cache-control', PUBLIC_PAGE);
}

/**
 * Caches may keep an answer as long as the API allows, if the call reads, took no token and
 * succeeded. Every other answer is one visitor's.
 */
export function keepAsDocumented(response: Response, operation: Operation): void {
  const { security, changes } = operation;
  const isPublic = security === 'never' && !changes && operation.method === 'GET' && response.ok;
  if (!isPublic || !isPublicHeader(response)) keepPrivate(response);
}

/** The same for a picture: those of customers are for their owners. */
export function keepImage(response: Response, isCustomers: boolean): void {
  if (isCustomers || !response.ok || !isPublicHeader(response)) keepPrivate(response);
}

function isPublicHeader({ headers }: Response): boolean {
  const isSetting = headers.has('set-cookie');
  return !isSetting && /\bpublic\b/.test(headers.get('cache-control') ?? '');
}
