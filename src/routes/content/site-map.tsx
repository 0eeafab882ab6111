import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preload } from '#api/cache/preload.ts';
import { siteMapQuery } from '#api/content/site-map.ts';
import { SiteMap } from '#features/reading/site-map.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader() {
  return preload(siteMapQuery());
}

export function clientLoader() {
  return prefetch(siteMapQuery());
}

export default SiteMap;
