import type { BlogType } from '#api/content/content.ts';

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

/** The kind of article for the path of a list or an article. */
export function kindAt(pathname: string): ArticleKind {
  const kinds = Object.values(ARTICLE_KINDS);
  return kinds.find(({ path }) => pathname.startsWith(path)) ?? ARTICLE_KINDS.blog;
}
