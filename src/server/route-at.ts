import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';

import { isPublicPage } from '#gateway/calls.server.ts';

import { routes } from './render.ts';

/** Characters of paths whose routes are remembered: matching takes as long as sending a kept page. */
const REMEMBERED = 500_000;

const table = routes.map(({ path = '', module: { middleware } }) => ({
  path,
  handle: middleware?.find(isPublicPage)?.reads,
}));

type RouteAt = { path: string; reads: readonly string[] | undefined };

const known = new LRUCache<string, RouteAt>({
  maxSize: REMEMBERED,
  sizeCalculation: (_, path) => path.length,
});

/** The route that answers a path, and the parameters that it reads if its page is public. */
export function routeAt(pathname: string): RouteAt | undefined {
  const remembered = known.get(pathname);
  if (remembered) return remembered;
  const route = matchRoutes(table, pathname)?.at(-1)?.route;
  if (!route) return undefined;
  const found = { path: `/${route.path}`, reads: route.handle };
  known.set(pathname, found);
  return found;
}
