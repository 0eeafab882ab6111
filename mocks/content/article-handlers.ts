import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { market } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import type { Article } from './articles/article.ts';
import { blogs } from './articles/blog/all-blogs.ts';
import { jewelryBlogs } from './articles/jewelry.ts';
import { marketNotes } from './articles/market-notes.ts';
import { shopNews } from './articles/news.ts';
import { idsOf, minutesOf, pictureOf, sectionsAt } from './text.ts';

/** The newest large, and two rows of three. */
const PER_PAGE = 7;
const MOST_RELATED = 3;

/** Blogs, news and jewelry blogs: pages of teasers, and each article whole. */
export const articles = {
  getBlogs: ({ query, now }) => ({ data: pageOf(query, now) }),

  getJewelryBlogs: ({ query, now }) => ({ data: pageOf({ ...query, type: 'jewelry' }, now) }),

  getBlogDetail: ({ query, now }) => {
    const all = published(now);
    const article = all.find(
      ({ slug, formerSlugs }) => slug === query.slug || formerSlugs?.includes(query.slug),
    );
    if (!article) throw problem(404, 'There is no such article.');
    const { title, description, sections, type, sources, products, next } = article;
    const others = all.filter((each) => each.type === type && each !== article);
    const isNear = ({ topic }: Article) => topic === article.topic;
    const related = [...others.filter(isNear), ...others.filter((each) => !isNear(each))];
    return {
      data: {
        ...teaser(article, now),
        sections: sectionsAt(sections, now),
        metaTitle: title,
        metaDescription: description,
        ...(sources && { sources }),
        ...(products && { productIds: idsOf(products, now) }),
        next,
        related: related.slice(0, MOST_RELATED).map((each) => teaser(each, now)),
      },
    };
  },
} satisfies Partial<Resolvers>;

/** All articles published by `now` (ms), newest first. */
function published(now: number): Article[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return [...blogs, ...shopNews, ...marketNotes(market, now), ...jewelryBlogs]
    .filter(({ publishedOn }) => publishedOn <= today)
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

/** The articles that a list is asked for: of one kind, and of one topic if it names one. */
type Asked = { type: Article['type']; page: number; topic?: Article['topic'] };

function pageOf({ type, page, topic }: Asked, now: number): Wire<'BlogPage'> {
  const ofKind = published(now).filter((article) => article.type === type);
  const all = topic ? ofKind.filter((article) => article.topic === topic) : ofKind;
  const shown = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    blogs: shown.map((article) => teaser(article, now)),
    page,
    totalPages: Math.ceil(all.length / PER_PAGE),
    totalCount: all.length,
    topics: topicsOf(ofKind),
  };
}

/** What articles are about, with how many there are, the most first. */
function topicsOf(articles: readonly Article[]): NonNullable<Wire<'BlogPage'>['topics']> {
  const counts = new Map<NonNullable<Article['topic']>, number>();
  for (const { topic } of articles) if (topic) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .map(([topic, count]) => ({ topic, count }))
    .toSorted((one, other) => other.count - one.count || one.topic.localeCompare(other.topic));
}

function teaser(article: Article, now: number) {
  const { slug, title, type, description, publishedOn, topic, picture } = article;
  const shown = picture === undefined ? undefined : pictureOf(picture, now);
  return {
    slug,
    title,
    type,
    description,
    ...(shown && { image: shown.path, altText: shown.alt }),
    publishedOn,
    publishedBy: 'The editors',
    ...(topic && { topic }),
    minutes: minutesOf(article.sections),
  } satisfies Wire<'BlogTeaser'>;
}
