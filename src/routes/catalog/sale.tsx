import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { properCategory } from '#features/catalog/load-category.ts';
import { saleQuery, SaleScreen } from '#features/offers/sale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/sale.ts';

export { ownTitle as meta } from '#commerce/page/titles.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  return preload(saleQuery(properCategory(request)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(saleQuery(categoryPath(new URL(request.url).pathname)));
}

export default function Sale() {
  const category = categoryPath(useLocation().pathname);
  return <SaleScreen key={category} category={category} />;
}
