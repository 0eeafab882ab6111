import { asked } from '#api/cache/asked.ts';
import {
  getGetBlogDetailQueryOptions,
  getGetBlogsQueryOptions,
  getGetContentPageQueryOptions,
  getGetJewelryBlogsQueryOptions,
} from '#generated/hooks/content/content.ts';
import type { BlogDetail } from '#generated/models/blogDetail.ts';
import type { BlogPage } from '#generated/models/blogPage.ts';
import type { BlogTeaser } from '#generated/models/blogTeaser.ts';
import { BlogTopic } from '#generated/models/blogTopic.ts';
import type { BlogType } from '#generated/models/blogType.ts';
import type { ContentPage } from '#generated/models/contentPage.ts';
import type { ContentSection } from '#generated/models/contentSection.ts';
import type { ContentTable } from '#generated/models/contentTable.ts';
import type { Link } from '#generated/models/link.ts';
import type { Source } from '#generated/models/source.ts';
import type { TextLink } from '#generated/models/textLink.ts';
import type { WorkedExample } from '#generated/models/workedExample.ts';
import { textOf } from '#lib/api-error.ts';

export { BlogTopic };
export type { BlogTeaser, BlogType, ContentPage, ContentSection, ContentTable, Link };
export type { Source, TextLink, WorkedExample };

/** Words change seldom, unlike prices: they are taken as current for ten minutes. */
const WORDS = { staleTime: 600_000 };

function dataIn<Data>({ data }: { data: Data }): Data {
  return data;
}

/** A page of words by its address; 404 when there is none. */
export function contentPageQuery(path: string) {
  return asked(getGetContentPageQueryOptions({ path }, { query: { ...WORDS, select: pageIn } }));
}

/** Without a title it is no page. */
function pageIn({ data }: { data: ContentPage }): ContentPage {
  textOf(data.title);
  return data;
}

/** A page of the articles of a kind: pages count from 1, and a topic leaves the others out. */
export type ArticlesAsked = { type: BlogType; page: number; topic?: BlogTopic | undefined };

/** One page of articles, newest first. Jewelry has a call of its own (§7). */
export function articlesQuery({ type, page, topic }: ArticlesAsked) {
  const query = { ...WORDS, select: dataIn<BlogPage> };
  const asks = { page, ...(topic && { topic }) };
  if (type === 'jewelry') return asked(getGetJewelryBlogsQueryOptions(asks, { query }));
  return asked(getGetBlogsQueryOptions({ type, ...asks }, { query }));
}

/** One article; 404 when there is none. */
export function articleQuery(slug: string) {
  return asked(getGetBlogDetailQueryOptions({ slug }, { query: { ...WORDS, select: articleIn } }));
}

/** Without its address it would be one that has moved. */
function articleIn({ data }: { data: BlogDetail }): BlogDetail {
  textOf(data.slug);
  return data;
}
