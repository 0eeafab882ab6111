import { mockCookies } from '#gateway/backend.server.ts';

import { isRouters } from '#server/render.ts';
import { routeAt } from '#server/route-at.ts';

/** What decides which page is shown, of Node's request or of a `Request`. */
type Asked = { method: string; url: URL; cookie: string | null };

/**
 * The address under which a public page is kept: its path, and those parameters that it reads, in
 * one order. `undefined` if the answer is this visitor's alone.
 */
export function publicAddress({ method, url, cookie }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (isRouters(url) || url.searchParams.has('scenario') || mockCookies(cookie) !== '')
    return undefined;
  const reads = routeAt(url.pathname)?.reads;
  if (!reads) return undefined;
  const known = new URLSearchParams();
  for (const name of reads) {
    for (const value of url.searchParams.getAll(name)) known.append(name, value);
  }
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname;
}
