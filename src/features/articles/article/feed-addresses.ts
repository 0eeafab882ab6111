import { STORE_NAME } from '#commerce/page/titles.ts';

import type { ArticleKind } from './article-kinds.ts';

/** The formats of a feed, by the names of their files. */
export const FEED_TYPES: Readonly<Record<string, { type: string; label: string }>> = {
  rss: { type: 'application/rss+xml', label: 'RSS' },
  atom: { type: 'application/atom+xml', label: 'Atom' },
};

/** The name of a kind's feed in a feed reader. */
export function feedTitle({ title }: ArticleKind): string {
  return `${title} | ${STORE_NAME}`;
}

/** The address of a feed: `name` is one of `FEED_TYPES`. */
export function feedPath({ path }: ArticleKind, name: string): string {
  return `${path}/${name}.xml`;
}
