import { fetchArticlePages, type SitemapSource } from '#api/content/sitemap.server.ts';

import { ARTICLE_KINDS, articlePath } from './article-kinds.ts';

/** The addresses of all articles, for a sitemap. */
export const articleSources: readonly SitemapSource[] = Object.values(ARTICLE_KINDS).map(
  ({ type }) =>
    (page) =>
      fetchArticlePages(type, page, articlePath),
);
