import { answerOf, api } from '#api/client.server.ts';
import type { BlogPage } from '#generated/models/blogPage.ts';
import type { BlogType } from '#generated/models/blogType.ts';
import type { GetSitemapPagesKind } from '#generated/models/getSitemapPagesKind.ts';

/** A page of the store: its path, and the ISO date of the last change of its content. */
export type SitemapEntry = { path: string; updatedOn?: string };

/** One page of a list of addresses. */
export type SitemapPart = { entries: SitemapEntry[]; totalPages: number };

/** Gives the pages of a list, which count from 1. */
export type SitemapSource = (page: number) => Promise<SitemapPart>;

/** The addresses of a kind of page. */
export async function fetchSitemapPages(
  kind: GetSitemapPagesKind,
  page: number,
): Promise<SitemapPart> {
  const query = { kind, pageNumber: page };
  const { data } = await answerOf(api.GET('/api/UI/GetSitemapPages', { params: { query } }));
  return { entries: data.pages, totalPages: data.totalPages };
}

/** One page of the articles of a kind, newest first; `pathOf` gives the address of one. */
export async function fetchArticlePages(
  type: BlogType,
  page: number,
  pathOf: (article: BlogPage['blogs'][number]) => string,
): Promise<SitemapPart> {
  const { blogs, totalPages } = await articles(type, page);
  const entries = blogs.map((article) => ({
    path: pathOf(article),
    updatedOn: article.publishedOn,
  }));
  return { entries, totalPages };
}

/** Jewelry has a call of its own (§7). */
async function articles(type: BlogType, page: number): Promise<BlogPage> {
  const answer =
    type === 'jewelry'
      ? api.GET('/api/UI/GetJewelryBlogs', { params: { query: { page } } })
      : api.GET('/api/UI/GetBlogs', { params: { query: { type, page } } });
  return (await answerOf<{ data: BlogPage }>(answer)).data;
}

/** The page of each state, with the day on which its law was looked at last. */
export async function fetchStatePages(): Promise<SitemapPart> {
  const { data } = await answerOf(api.GET('/api/UI/GetStateSaleTax'));
  const entries = data.map(({ pageUrl, reviewedOn }) =>
    reviewedOn ? { path: pageUrl, updatedOn: reviewedOn } : { path: pageUrl },
  );
  return { entries, totalPages: 1 };
}
