import { boundedQuery } from './bounded-query.ts';
import { properPath } from './proper-path.ts';
import { isRouters } from './render.ts';
import { routeAt } from './route-at.ts';

/**
 * Where a page is that was asked for by another spelling of its address, or with parameters that are
 * too long: the browser reads its address too, and has to find the same in it. No form moves.
 */
export function movedTo({ method, url }: { method: string; url: URL }): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isRouters(url)) return undefined;
  const { pathname, search } = url;
  const bounded = boundedQuery(url);
  const proper = properPath({ pathname, search: bounded }, (path) => routeAt(path)?.path);
  // With two slashes it would be an address of another host.
  if (proper || bounded === search || pathname.startsWith('//')) return proper;
  return pathname + bounded;
}
