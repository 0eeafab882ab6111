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
import { redirectToApiPath } from '#commerce/page/api-redirect.ts';
import { ARTICLE_KINDS, articlePath } from '#features/articles/article/article-kinds.ts';
import { articleTold } from '#features/articles/article/articles-head.ts';
import { ArticleScreen } from '#features/articles/article/article-screen.tsx';
import { priceQueries } from '#features/articles/guide/use-prices.ts';

import type { Route } from './+types/article.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

/**
 * The words never fail because of a price. An article has one address: that of its kind and its slug
 * of today, which a former slug leads to.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const query = articleQuery(params.slug);
  const words = await preload(query);
  const article = answerTo(query, words);
  if (!article) return words;
  const path = articlePath(article);
  if (path !== new URL(request.url).pathname) throw redirectToApiPath(path);
  return joined(words, await preloadSoftly(...priceQueries(article)));
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
  const title = [article.title, ARTICLE_KINDS[article.type].title];
  return pageHead(args, title, import.meta.env.SSR && articleTold(article));
}

export default function Article({ params }: Route.ComponentProps) {
  return <ArticleScreen key={params.slug} slug={params.slug} />;
}
