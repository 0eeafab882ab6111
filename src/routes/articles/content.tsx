import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import {
  answerTo,
  joined,
  prefetch,
  prefetchSoftly,
  preload,
  preloadSoftly,
} from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { pageHead } from '#commerce/page/head.ts';
import { redirectToApiPath } from '#commerce/page/api-redirect.ts';
import { GuideScreen } from '#features/articles/guide/guide-screen.tsx';
import { textTold } from '#features/articles/text-told.ts';
import { priceQueries } from '#features/articles/guide/use-prices.ts';
import { textOf } from '#lib/api-error.ts';

import type { Route } from './+types/content.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

/** The words never fail because of a price. A former path leads to the page's path of today. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const query = contentPageQuery(pathname);
  const words = await preload(query);
  const page = answerTo(query, words);
  if (page && page.path !== pathname) throw redirectToApiPath(textOf(page.path));
  return page ? joined(words, await preloadSoftly(...priceQueries(page))) : words;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = contentPageQuery(new URL(request.url).pathname);
  const words = await prefetch(query);
  const page = answerTo(query, words);
  if (page) await prefetchSoftly(...priceQueries(page));
  return words;
}

export function meta(args: Route.MetaArgs) {
  const page =
    args.loaderData && answerTo(contentPageQuery(args.location.pathname), args.loaderData);
  if (!page) return [];
  return pageHead(args, page.title, import.meta.env.SSR && textTold(page));
}

export default function Content() {
  const { pathname } = useLocation();
  return <GuideScreen key={pathname} path={pathname} />;
}
