import { properPath } from './proper-path.ts';
import { isRouters } from './render.ts';
import { routeAt } from './route-at.ts';

/** Where a page is that was asked for by another spelling of its address; no form moves. */
export function movedTo({ method, url }: { method: string; url: URL }): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isRouters(url)) return undefined;
  return properPath(url, (pathname) => routeAt(pathname)?.path);
}
