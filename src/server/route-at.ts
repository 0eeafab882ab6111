import { matchRoutes } from 'react-router';

import { isPublicPage } from '#gateway/calls.server.ts';

import { routes } from './render.ts';

const table = routes.map(({ path = '', module: { middleware } }) => ({
  path,
  handle: middleware?.find(isPublicPage)?.reads,
}));

/** The route that answers a path, and the parameters that it reads if its page is public. */
export function routeAt(pathname: string) {
  const route = matchRoutes(table, pathname)?.at(-1)?.route;
  return route && { path: `/${route.path}`, reads: route.handle };
}
