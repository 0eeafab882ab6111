import { kindAt } from '#features/articles/article/article-kinds.ts';
import { feedOf } from '#features/articles/article/feed.server.ts';
import { FEED_TYPES } from '#features/articles/article/feed-addresses.ts';
import { publicPage } from '#gateway/calls.server.ts';

import type { Route } from './+types/feed.ts';

export const middleware = [publicPage()];

/** The newest articles of a kind for feed readers, as RSS or as Atom by the address. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, origin } = new URL(request.url);
  const format = pathname.endsWith('/atom.xml') ? 'atom' : 'rss';
  const text = await feedOf({ kind: kindAt(pathname), format, origin });
  return new Response(text, {
    headers: { 'content-type': `${FEED_TYPES[format]?.type}; charset=utf-8` },
  });
}
