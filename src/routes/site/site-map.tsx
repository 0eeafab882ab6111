import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preload } from '#api/cache/preload.ts';
import { siteMapQuery } from '#api/content/site-map.ts';
import { pageHead } from '#commerce/page/head.ts';
import { SiteMap } from '#features/site/site-map.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
import type { Route } from './+types/site-map.ts';

export const middleware = [publicPage()];

export function loader() {
  return preload(siteMapQuery());
}

export function clientLoader() {
  return prefetch(siteMapQuery());
}

export function meta(args: Route.MetaArgs) {
  const description = 'Everything in the store as one list of links, in the order of the menu.';
  return pageHead(args, 'All pages', import.meta.env.SSR && { description });
}

export default SiteMap;
