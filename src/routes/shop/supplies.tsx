import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import {
  answerTo,
  joined,
  prefetchSoftly,
  preloadSoftly,
  type Preloaded,
} from '#api/cache/preload.ts';
import { supplyKindsQuery } from '#api/catalog/supplies.ts';
import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/shop/list/category-route.ts';
import { placeParameters } from '#features/shop/place.ts';
import { fitAt, fitParameters } from '#features/shop/shelves/supplies/fit-place.ts';
import { fitQuery } from '#features/shop/shelves/supplies/fit-query.ts';
import { SuppliesLead } from '#features/shop/shelves/supplies/supplies-lead.tsx';
import { listingAt } from '#features/shop/list/use-listing.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/supplies.ts';

export { categoryMeta as meta } from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters, fitParameters)];

/** Without the kinds, and without what fits a coin, the list still stands. */
export async function loader({ request }: Route.LoaderArgs) {
  const [list, kinds] = await Promise.all([
    loadCategory({ request }),
    preloadSoftly(supplyKindsQuery()),
  ]);
  const fits = await preloadSoftly(...fitQueries(request, list));
  return { ...list, ...joined(list, kinds, fits) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const kinds = prefetchSoftly(supplyKindsQuery());
  const [list] = await Promise.all([prefetchCategory({ request }), kinds]);
  await prefetchSoftly(...fitQueries(request, list));
  return list;
}

export default function Supplies() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen key={category} category={category} Lead={SuppliesLead} />;
}

/** What holds the coin of the address, whose diameter came with the list. */
function fitQueries(request: Request, list: Preloaded) {
  const { pathname, searchParams } = new URL(request.url);
  const asked = listingAt({ category: categoryPath(pathname) }, searchParams);
  const words = answerTo(asked, list)?.category;
  const mm = fitAt(searchParams, words?.coins ?? [])?.mm;
  return mm === undefined ? [] : [fitQuery(mm)];
}
