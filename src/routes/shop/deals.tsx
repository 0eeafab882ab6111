import { publicPage } from '#gateway/calls.server.ts';

import { joined, prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/shop/list/category-route.ts';
import { placeParameters } from '#features/shop/place.ts';
import { DealsLead, dealsLeadQuery } from '#features/shop/deals/deals-lead.tsx';

import type { Route } from './+types/deals.ts';

export { categoryMeta as meta } from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** Without the sales the page still lists every deal. */
export async function loader({ request }: Route.LoaderArgs) {
  const [list, sales] = await Promise.all([
    loadCategory({ request }),
    preloadSoftly(dealsLeadQuery()),
  ]);
  return { ...list, ...joined(list, sales) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const sales = prefetchSoftly(dealsLeadQuery());
  const [listing] = await Promise.all([prefetchCategory({ request }), sales]);
  return listing;
}

export default function Deals() {
  return <CategoryScreen category="deals" Lead={DealsLead} />;
}
