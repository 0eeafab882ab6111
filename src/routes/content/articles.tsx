import { publicPage } from '#gateway/calls.server.ts';
import { useLocation, useSearchParams } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { articlesQuery } from '#api/content/content.ts';
import { kindAt } from '#features/content/article-kinds.ts';
import { ArticleList } from '#features/content/article-list.tsx';
import { pageAt } from '#ui/frame/pages-to-show.ts';

import type { Route } from './+types/articles.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage('page')];

export function loader({ request }: Route.LoaderArgs) {
  return preload(articlesAt(new URL(request.url)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(articlesAt(new URL(request.url)));
}

export default function Articles() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return <ArticleList kind={kindAt(pathname)} page={pageAt(search)} />;
}

function articlesAt({ pathname, searchParams }: URL) {
  return articlesQuery(kindAt(pathname).type, pageAt(searchParams));
}
