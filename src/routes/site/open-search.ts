import { OPEN_SEARCH_TYPE, openSearchXml } from '#features/site/crawlers/open-search.ts';
import { publicFile } from '#gateway/calls.server.ts';

import type { Route } from './+types/open-search.ts';

export const middleware = [publicFile()];

/** The description of the store's search, for browsers. */
export function loader({ request }: Route.LoaderArgs) {
  const text = openSearchXml(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': `${OPEN_SEARCH_TYPE}; charset=utf-8` } });
}
