import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { joined, prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { metalSpotsQuery } from '#api/spot/metal-spot.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { LandingLead } from '#features/shop/landing/landing-lead.tsx';
import { landingMetal } from '#features/shop/landing/landing-metal.ts';
import { LINE_RANGE } from '#features/shop/landing/spot-line.tsx';
import { loadCategory, prefetchCategory } from '#features/shop/list/category-route.ts';
import { placeParameters } from '#features/shop/place.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/landing.ts';

export { categoryMeta as meta } from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** Without the price of its metal the page still leads into its list. */
export async function loader({ request }: Route.LoaderArgs) {
  const [list, prices] = await Promise.all([
    loadCategory({ request }),
    preloadSoftly(...priceQueries(request)),
  ]);
  return { ...list, ...joined(list, prices) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const prices = prefetchSoftly(...priceQueries(request));
  const [list] = await Promise.all([prefetchCategory({ request }), prices]);
  return list;
}

function priceQueries(request: Request) {
  const metal = landingMetal(categoryPath(new URL(request.url).pathname));
  return metal ? [metalSpotsQuery(), spotHistoryQuery(metal, LINE_RANGE)] : [];
}

/** A metal or kind of goods, led into by its forms, weights and mints. */
export default function Landing() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen key={category} category={category} Lead={LandingLead} />;
}
