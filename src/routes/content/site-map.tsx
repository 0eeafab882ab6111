import { prefetch, preload } from '#api/cache/preload.ts';
import { siteMapQuery } from '#api/content/site-map.ts';
import { publicPage } from '#commerce/page/caching.ts';
import { SiteMap } from '#features/content/site-map.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = publicPage;

export function loader() {
  return preload(siteMapQuery());
}

export function clientLoader() {
  return prefetch(siteMapQuery());
}

export default SiteMap;
