import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { ArrivalMonths } from '#features/catalog/arrivals/arrival-months.tsx';
import { ArrivalsLead } from '#features/catalog/arrivals/arrivals-lead.tsx';
import { NoArrivals } from '#features/catalog/arrivals/no-arrivals.tsx';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/catalog/load-category.ts';
import { waitsForLoader } from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/arrivals.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];
export const shouldRevalidate = waitsForLoader;

export function loader({ request }: Route.LoaderArgs) {
  return loadCategory(request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetchCategory(request);
}

/** The screen sets its own title, from its content. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: STORE_NAME }] : [];
}

/** What joined a shelf in the last ninety days, by month. */
export default function Arrivals() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: ArrivalsLead, List: ArrivalMonths, Nothing: NoArrivals };
  return <CategoryScreen key={category} category={category} {...own} />;
}
