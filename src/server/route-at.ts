import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { isPublicPage } from '#gateway/calls.server.ts';
import type { PageReads } from '#gateway/page-reads.server.ts';

/** Characters of paths whose routes are remembered: matching takes as long as sending a kept page. */
const REMEMBERED = 500_000;

/** The routes of the store, each with its module. They have no routes within them. */
const table = Object.values(build.routes)
  .filter((route) => route !== undefined)
  .filter(({ parentId }) => parentId === 'root')
  .map(({ id, path = '', module: { middleware } }) => ({
    id,
    path,
    handle: middleware?.find(isPublicPage)?.reads,
  }));

/** Parts of the longest path. What is deeper is read by the routes for any number of parts. */
const DEPTH = Math.max(...table.map(({ path }) => path.split('/').length));

export type RouteAt = {
  path: string;
  /** The parameters that its page reads if it is public. */
  reads: PageReads | undefined;
  /** The ids of this route and of those at the paths above. */
  near: readonly string[];
};

const known = new LRUCache<string, RouteAt>({
  maxSize: REMEMBERED,
  sizeCalculation: (_, path) => path.length,
});

/** The route that answers a path. */
export function routeAt(pathname: string): RouteAt | undefined {
  const remembered = known.get(pathname);
  if (remembered) return remembered;
  const route = match(pathname);
  if (!route) return undefined;
  const near = [pathname, ...above(pathname)].flatMap((path) => match(path)?.id ?? []);
  const found = { path: `/${route.path}`, reads: route.handle, near: [...new Set(near)] };
  known.set(pathname, found);
  return found;
}

function match(pathname: string) {
  return matchRoutes(table, pathname)?.at(-1)?.route;
}

/** "/" and "/orders" are above "/orders/track". Each costs a match, so there is an end to them. */
function above(pathname: string): string[] {
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .slice(0, DEPTH + 1);
  return parts.map((_, index) => `/${parts.slice(0, index).join('/')}`);
}
