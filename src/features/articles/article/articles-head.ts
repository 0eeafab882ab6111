import type { BlogTeaser } from '#api/content/content.ts';
import { onPage, type Told } from '#commerce/page/head.ts';

import { articleThing } from './article-thing.ts';
import {
  aboveArticle,
  articlesHref,
  TOPIC_WORDS,
  type ArticleKind,
  type ArticlesPlace,
} from './article-kinds.ts';

/** The parts of the title of a list of articles, the most specific first. */
export function articlesTitle({ title }: ArticleKind, { page, topic }: ArticlesPlace): string[] {
  return [...(page > 1 ? [`Page ${page}`] : []), ...(topic ? [TOPIC_WORDS[topic]] : []), title];
}

/** What search engines are told of it: one topic is a part of the whole list. */
export function articlesTold(kind: ArticleKind, { page, topic }: ArticlesPlace): Told {
  const shown = topic ? 1 : page;
  return {
    description: onPage(shown, kind.lead),
    address: articlesHref(kind, { page: shown, topic: undefined }),
  };
}

/** What the page of one article tells. */
export function articleTold(article: BlogTeaser): Told {
  return {
    description: article.description,
    kind: 'article',
    crumbs: { trail: aboveArticle(article), here: article.title },
    things: (origin) => [articleThing(article, origin)],
  };
}
