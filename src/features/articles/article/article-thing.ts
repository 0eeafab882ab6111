import type { Article, NewsArticle } from 'schema-dts';

import type { BlogTeaser } from '#api/content/content.ts';
import { absolute } from '#commerce/page/absolute.ts';
import { storeName } from '#commerce/page/json-ld/store.ts';

import { ARTICLE_KINDS } from './article-kinds.ts';

/** One article as its page shows it. Without a name of its own it is the store's. */
export function articleThing(article: BlogTeaser, origin: string): Article | NewsArticle {
  const { type, slug, title, description, publishedOn, publishedBy, image } = article;
  const store = storeName(origin);
  return {
    '@type': type === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    description,
    url: `${origin}${ARTICLE_KINDS[type].path}/${slug}`,
    datePublished: publishedOn,
    inLanguage: 'en-US',
    ...(image && { image: absolute(image, origin) }),
    author: publishedBy ? { '@type': 'Organization', name: publishedBy } : store,
    publisher: store,
  };
}
