import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { presaleQuery } from '#api/catalog/presale.ts';
import { properCategory } from '#features/catalog/load-category.ts';
import { PresaleScreen } from '#features/presale/presale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/presale.ts';

export { ownTitle as meta } from '#commerce/page/titles.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  return preload(presaleQuery(properCategory(request)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(presaleQuery(categoryPath(new URL(request.url).pathname)));
}

export default function Presale() {
  const category = categoryPath(useLocation().pathname);
  return <PresaleScreen key={category} category={category} />;
}
