import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preload } from '#api/cache/preload.ts';
import { articleQuery } from '#api/content/content.ts';
import { ArticleScreen } from '#features/reading/articles/article-screen.tsx';

import type { Route } from './+types/article.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ params }: Route.LoaderArgs) {
  return preload(articleQuery(params.slug));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetch(articleQuery(params.slug));
}

export default function Article({ params }: Route.ComponentProps) {
  return <ArticleScreen key={params.slug} slug={params.slug} />;
}
