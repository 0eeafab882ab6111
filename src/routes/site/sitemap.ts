import { data } from 'react-router';

import type { SitemapSource } from '#api/content/sitemap.server.ts';
import {
  SITEMAP_TYPE,
  type SitemapName,
  sitemapEntries,
  sitemapFile,
  sitemapNameOf,
  SITEMAP_SOURCES,
} from '#features/site/crawlers/sitemaps.server.ts';
import { articleSources } from '#features/articles/article/article-sources.server.ts';
import { forAllVisitors, publicFile } from '#gateway/calls.server.ts';

import type { Route } from './+types/sitemap.ts';

export const middleware = [publicFile()];

const SOURCES: Readonly<Record<SitemapName, readonly SitemapSource[]>> = {
  ...SITEMAP_SOURCES,
  articles: articleSources,
};

/** All public pages of one kind, at `/sitemaps/products.xml` and its like. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const name = sitemapNameOf(params.file);
  if (!name) throw data(null, { status: 404 });
  const entries = sitemapEntries(afterFirst(SOURCES[name]));
  const file = await sitemapFile(entries, new URL(request.url).origin);
  return new Response(file, { headers: { 'content-type': SITEMAP_TYPE } });
}

/**
 * The first call of a sitemap belongs to its request, which has a time limit for all its calls. The
 * others are made while the file is sent, as slowly as it is read.
 */
function afterFirst(sources: readonly SitemapSource[]): SitemapSource[] {
  let isFirst = true;
  return sources.map((source) => (page) => {
    if (!isFirst) return forAllVisitors(() => source(page));
    isFirst = false;
    return source(page);
  });
}
