import { mockCookies } from '#gateway/backend.server.ts';
import { pageKey } from '#gateway/page-reads.server.ts';
import { isRouters } from '#server/render.ts';
import { routeAt } from '#server/route-at.ts';

/** What decides which page is shown, of Node's request or of a `Request`. */
type Asked = { method: string; url: URL; cookie: string | null };

/**
 * The address under which a public page is kept: its path, and those parameters that it reads, in
 * one order. `undefined` if the answer is this visitor's alone, as one with free values is.
 */
export function publicAddress({ method, url, cookie }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (isRouters(url) || url.searchParams.has('scenario') || mockCookies(cookie) !== '')
    return undefined;
  const reads = routeAt(url.pathname)?.reads;
  if (!reads) return undefined;
  const key = pageKey(reads, url.searchParams);
  if (!key) return undefined;
  return key.size > 0 ? `${url.pathname}?${key}` : url.pathname;
}
