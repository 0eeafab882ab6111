import { publicPage } from '#gateway/calls.server.ts';
import { data, redirect, useLocation, useSearchParams } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { articlesQuery } from '#api/content/content.ts';
import { pageHead } from '#commerce/page/head.ts';
import { articlesTitle, articlesTold } from '#features/articles/article/articles-head.ts';
import {
  articleParameters,
  articlesPlace,
  articlesSearch,
  kindAt,
} from '#features/articles/article/article-kinds.ts';
import { ArticleList } from '#features/articles/article/article-list.tsx';
import { canonicalQuery } from '#lib/canonical-query.ts';

import type { Route } from './+types/articles.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(articleParameters)];

/** A page after the last one is not found, so that no cache keeps it. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const place = articlesPlace(url.searchParams);
  const names = Object.keys(articleParameters.only);
  const query = canonicalQuery(url.searchParams, articlesSearch(place), names);
  if (query) throw redirect(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, 303);
  const loaded = await preload(articlesAt(url));
  const pages = answerTo(articlesAt(url), loaded)?.totalPages ?? 1;
  return data(loaded, { status: place.page > Math.max(1, pages) ? 404 : 200 });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(articlesAt(new URL(request.url)));
}

export function meta(args: Route.MetaArgs) {
  const { pathname, search } = args.location;
  const kind = kindAt(pathname);
  const place = articlesPlace(new URLSearchParams(search));
  return pageHead(
    args,
    articlesTitle(kind, place),
    import.meta.env.SSR && articlesTold(kind, place),
  );
}

export default function Articles() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const kind = kindAt(pathname);
  return <ArticleList key={kind.path} kind={kind} place={articlesPlace(search)} />;
}

function articlesAt({ pathname, searchParams }: URL) {
  return articlesQuery({ type: kindAt(pathname).type, ...articlesPlace(searchParams) });
}
