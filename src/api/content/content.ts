import { asked } from '#api/cache/asked.ts';
import {
  getGetBlogDetailQueryOptions,
  getGetBlogsQueryOptions,
  getGetContentPageQueryOptions,
  getGetJewelryBlogsQueryOptions,
} from '#generated/hooks/content/content.ts';
import type { BlogPage } from '#generated/models/blogPage.ts';
import type { BlogTeaser } from '#generated/models/blogTeaser.ts';
import type { BlogType } from '#generated/models/blogType.ts';
import type { ContentPage } from '#generated/models/contentPage.ts';
import type { ContentSection } from '#generated/models/contentSection.ts';
import type { ContentTable } from '#generated/models/contentTable.ts';
import type { Link } from '#generated/models/link.ts';
import type { TextLink } from '#generated/models/textLink.ts';
import type { WorkedExample } from '#generated/models/workedExample.ts';

export type { BlogTeaser, BlogType, ContentPage, ContentSection, ContentTable, Link };
export type { TextLink, WorkedExample };

/** Words change seldom, unlike prices: they are taken as current for ten minutes. */
const WORDS = { staleTime: 600_000 };

function dataIn<Data>({ data }: { data: Data }): Data {
  return data;
}

/** A page of words by its address; 404 when there is none. */
export function contentPageQuery(path: string) {
  return asked(getGetContentPageQueryOptions({ path }, { query: { ...WORDS, select: dataIn } }));
}

/** One page of articles, newest first; pages count from 1. Jewelry has a call of its own (§7). */
export function articlesQuery(type: BlogType, page: number) {
  const query = { ...WORDS, select: dataIn<BlogPage> };
  if (type === 'jewelry') return asked(getGetJewelryBlogsQueryOptions({ page }, { query }));
  return asked(getGetBlogsQueryOptions({ type, page }, { query }));
}

/** One article; 404 when there is none. */
export function articleQuery(slug: string) {
  return asked(getGetBlogDetailQueryOptions({ slug }, { query: { ...WORDS, select: dataIn } }));
}
