import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { market } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import type { Article } from './articles/article.ts';
import { blogs } from './articles/blogs.ts';
import { jewelryBlogs } from './articles/jewelry.ts';
import { marketNotes } from './articles/market-notes.ts';
import { moreBlogs } from './articles/more-blogs.ts';
import { shopNews } from './articles/news.ts';
import { pictureOf } from './handlers.ts';

const PER_PAGE = 6;
const MOST_RELATED = 3;

/** Blogs, news and jewelry blogs: pages of teasers, and each article whole. */
export const articles = {
  getBlogs: ({ query, now }) => ({ data: pageOf(query.type, query.page, now) }),

  getJewelryBlogs: ({ query, now }) => ({ data: pageOf('jewelry', query.page, now) }),

  getBlogDetail: ({ query, now }) => {
    const all = published(now);
    const article = all.find(({ slug }) => slug === query.slug);
    if (!article) throw problem(404, 'There is no such article.');
    const { title, description, sections, type } = article;
    const related = all.filter((each) => each.type === type && each !== article);
    return {
      data: {
        ...teaser(article, now),
        sections,
        metaTitle: title,
        metaDescription: description,
        related: related.slice(0, MOST_RELATED).map((each) => teaser(each, now)),
      },
    };
  },
} satisfies Partial<Resolvers>;

/** All articles published by `now` (ms), newest first. */
function published(now: number): Article[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return [...blogs, ...moreBlogs, ...shopNews, ...marketNotes(market, now), ...jewelryBlogs]
    .filter(({ publishedOn }) => publishedOn <= today)
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

function pageOf(type: Article['type'], page: number, now: number): Wire<'BlogPage'> {
  const all = published(now).filter((article) => article.type === type);
  const shown = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    blogs: shown.map((article) => teaser(article, now)),
    page,
    totalPages: Math.ceil(all.length / PER_PAGE),
    totalCount: all.length,
  };
}

function teaser({ slug, title, type, description, publishedOn, picture }: Article, now: number) {
  const shown = picture === undefined ? undefined : pictureOf(picture, now);
  return {
    slug,
    title,
    type,
    description,
    ...(shown && { image: shown.path, altText: shown.alt }),
    publishedOn,
    publishedBy: 'The editors',
  } satisfies Wire<'BlogTeaser'>;
}
