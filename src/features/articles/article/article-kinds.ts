import { BlogTopic, type BlogTeaser, type BlogType } from '#api/content/content.ts';
import { pageAt, pageParameters } from '#ui/frame/pages-to-show.ts';

export type ArticleKind = { type: BlogType; path: string; title: string; lead: string };

/** §2 The three pages that list articles. */
export const ARTICLE_KINDS: Record<BlogType, ArticleKind> = {
  blog: {
    type: 'blog',
    path: '/blogs',
    title: 'Blogs',
    lead: 'How the metals are made, priced, tested and kept.',
  },
  news: {
    type: 'news',
    path: '/news',
    title: 'News',
    lead: 'What moved the market and the mints.',
  },
  jewelry: {
    type: 'jewelry',
    path: '/jewelry-blogs',
    title: 'Jewelry blogs',
    lead: 'Choosing, sizing and caring for what you wear.',
  },
};

/** What articles are about, in words. */
export const TOPIC_WORDS: Record<BlogTopic, string> = {
  prices: 'Prices',
  buying: 'Buying',
  selling: 'Selling',
  storing: 'Storing',
  testing: 'Testing',
  minting: 'Minting',
  taxes: 'Taxes',
  market: 'Market',
  store: 'Our store',
  wearing: 'Wearing',
  caring: 'Caring',
};

/** The parameters of a list of articles: its pages, and its topics. */
export const articleParameters = {
  only: { ...pageParameters.only, topic: Object.values(BlogTopic) },
  own: [],
};

/** Which of the articles of a kind an address asks for. */
export type ArticlesPlace = { page: number; topic: BlogTopic | undefined };

/** The kind of article for the path of a list, a feed or an article. */
export function kindAt(pathname: string): ArticleKind {
  const kinds = Object.values(ARTICLE_KINDS);
  return kinds.find(({ path }) => pathname.startsWith(path)) ?? ARTICLE_KINDS.blog;
}

/** The path of an article, below the list of its kind. */
export function articlePath({ type, slug }: Pick<BlogTeaser, 'type' | 'slug'>): string {
  return `${ARTICLE_KINDS[type].path}/${slug}`;
}

/** What the address of a list asks for; an unknown topic is none. */
export function articlesPlace(search: URLSearchParams): ArticlesPlace {
  const topic = Object.values(BlogTopic).find((each) => each === search.get('topic'));
  return { page: pageAt(search), topic };
}

/** The query of a place, as its one address has it. */
export function articlesSearch({ page, topic }: ArticlesPlace): URLSearchParams {
  return new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { page: String(page) }) });
}

/** The address of a list of articles. */
export function articlesHref({ path }: ArticleKind, place: ArticlesPlace): string {
  const query = articlesSearch(place).toString();
  return query ? `${path}?${query}` : path;
}

/** The lists above an article, as its breadcrumb shows: of its kind, and of its topic. */
export function aboveArticle({ type, topic }: Pick<BlogTeaser, 'type' | 'topic'>) {
  const kind = ARTICLE_KINDS[type];
  return [
    { label: kind.title, href: kind.path },
    ...(topic ? [{ label: TOPIC_WORDS[topic], href: articlesHref(kind, { page: 1, topic }) }] : []),
  ];
}
