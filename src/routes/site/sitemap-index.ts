import { SITEMAP_TYPE, sitemapIndex } from '#features/site/crawlers/sitemaps.server.ts';
import { publicFile } from '#gateway/calls.server.ts';

import type { Route } from './+types/sitemap-index.ts';

export const middleware = [publicFile()];

/** Lists the sitemaps: one for each kind of page. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return new Response(sitemapIndex(origin), { headers: { 'content-type': SITEMAP_TYPE } });
}
