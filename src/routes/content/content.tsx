import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { ContentScreen } from '#features/reading/content-screen.tsx';

import type { Route } from './+types/content.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  return preload(contentPageQuery(new URL(request.url).pathname));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(contentPageQuery(new URL(request.url).pathname));
}

export default function Content() {
  const { pathname } = useLocation();
  return <ContentScreen key={pathname} path={pathname} />;
}
