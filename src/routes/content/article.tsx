import { publicPage } from '#gateway/calls.server.ts';
import {
  answerTo,
  joined,
  prefetch,
  prefetchSoftly,
  preload,
  preloadSoftly,
} from '#api/cache/preload.ts';
import { articleQuery } from '#api/content/content.ts';
import { pageHead } from '#commerce/page/head.ts';
import { ARTICLE_KINDS } from '#features/reading/articles/article-kinds.ts';
import { ArticleScreen } from '#features/reading/articles/article-screen.tsx';
import { priceQueries } from '#features/reading/guide/use-prices.ts';

import type { Route } from './+types/article.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

/** The words never fail because of a price. */
export async function loader({ params }: Route.LoaderArgs) {
  const query = articleQuery(params.slug);
  const words = await preload(query);
  const article = answerTo(query, words);
  return article ? joined(words, await preloadSoftly(...priceQueries(article))) : words;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const query = articleQuery(params.slug);
  const words = await prefetch(query);
  const article = answerTo(query, words);
  if (article) await prefetchSoftly(...priceQueries(article));
  return words;
}

export function meta(args: Route.MetaArgs) {
  const article = args.loaderData && answerTo(articleQuery(args.params.slug), args.loaderData);
  if (!article) return [];
  const { title, description, type } = article;
  const told = import.meta.env.SSR && { description, kind: 'article' as const };
  return pageHead(args, [title, ARTICLE_KINDS[type].title], told);
}

export default function Article({ params }: Route.ComponentProps) {
  return <ArticleScreen key={params.slug} slug={params.slug} />;
}
