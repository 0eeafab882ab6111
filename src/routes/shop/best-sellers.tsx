import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { joined, preloadSoftly } from '#api/cache/preload.ts';
import { rankingQuery } from '#api/catalog/ranking.ts';
import { periodParameters, readPeriod } from '#features/shop/best-seller-pages.ts';
import { BestSellersLead } from '#features/shop/shelves/best-sellers/best-sellers-lead.tsx';
import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/shop/list/category-route.ts';
import { placeParameters } from '#features/shop/place.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/best-sellers.ts';

export { categoryMeta as meta } from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters, periodParameters)];

export async function loader({ request }: Route.LoaderArgs) {
  const [list, ranks] = await Promise.all([
    loadCategory({ request }),
    preloadSoftly(ranksAt(request)),
  ]);
  return { ...list, ...joined(list, ranks) };
}

/** The ranks come after the list, in their own part of the page. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetchCategory({ request });
}

function ranksAt(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return rankingQuery(categoryPath(pathname), readPeriod(searchParams));
}

/** Best sellers, led into by their first places. */
export default function BestSellers() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen key={category} category={category} Lead={BestSellersLead} />;
}
