import {
  getBlogDetail,
  getBlogs,
  getContentPage,
  getGetBlogDetailQueryKey,
  getGetBlogsQueryKey,
  getGetContentPageQueryKey,
  getGetJewelryBlogsQueryKey,
  getGetStateSaleTaxQueryKey,
  getJewelryBlogs,
  getStateSaleTax,
} from '#generated/hooks/content/content.ts';
import { getGetPublicCouponsQueryKey, getPublicCoupons } from '#generated/hooks/coupons/coupons.ts';
import type { BlogPage } from '#generated/models/blogPage.ts';
import type { BlogTeaser } from '#generated/models/blogTeaser.ts';
import type { BlogType } from '#generated/models/blogType.ts';
import type { ContentSection } from '#generated/models/contentSection.ts';
import type { Coupon } from '#generated/models/coupon.ts';
import { queryOptions } from '@tanstack/react-query';

export type { BlogTeaser, BlogType, ContentSection, Coupon };

/** Milliseconds for which words are taken as current; unlike prices they seldom change. */
const WORDS_MS = 600_000;

/** A page of words by its address; 404 when there is none. */
export function contentPageQuery(path: string) {
  return queryOptions({
    queryKey: getGetContentPageQueryKey({ path }),
    queryFn: async ({ signal }) => (await getContentPage({ path }, { signal })).data,
    staleTime: WORDS_MS,
  });
}

/** One page of articles, newest first; pages count from 1. Jewelry has a call of its own (§7). */
export function articlesQuery(type: BlogType, page: number) {
  if (type === 'jewelry') {
    return queryOptions<BlogPage>({
      queryKey: getGetJewelryBlogsQueryKey({ page }),
      queryFn: async ({ signal }) => (await getJewelryBlogs({ page }, { signal })).data,
      staleTime: WORDS_MS,
    });
  }
  return queryOptions<BlogPage>({
    queryKey: getGetBlogsQueryKey({ type, page }),
    queryFn: async ({ signal }) => (await getBlogs({ type, page }, { signal })).data,
    staleTime: WORDS_MS,
  });
}

/** One article; 404 when there is none. */
export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: getGetBlogDetailQueryKey({ slug }),
    queryFn: async ({ signal }) => (await getBlogDetail({ slug }, { signal })).data,
    staleTime: WORDS_MS,
  });
}

/** Sales tax on bullion in every state. */
export function stateTaxQuery() {
  return queryOptions({
    queryKey: getGetStateSaleTaxQueryKey(),
    queryFn: async ({ signal }) => (await getStateSaleTax({ signal })).data,
    staleTime: WORDS_MS,
  });
}

/** Coupons that anybody may use. */
export function couponsQuery() {
  return queryOptions({
    queryKey: getGetPublicCouponsQueryKey(),
    queryFn: async ({ signal }) => (await getPublicCoupons({ signal })).data,
    staleTime: WORDS_MS,
  });
}
