import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { ArrivalMonths } from '#features/catalog/arrivals/arrival-months.tsx';
import { ArrivalsLead } from '#features/catalog/arrivals/arrivals-lead.tsx';
import { NoArrivals } from '#features/catalog/arrivals/no-arrivals.tsx';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { placeParameters } from '#features/catalog/place.ts';
import { categoryPath } from '#lib/category-path.ts';

export {
  categoryMeta as meta,
  loadCategory as loader,
  prefetchCategory as clientLoader,
} from '#features/catalog/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/catalog/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** What joined a shelf in the last ninety days, by month. */
export default function Arrivals() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: ArrivalsLead, List: ArrivalMonths, Nothing: NoArrivals };
  return <CategoryScreen key={category} category={category} {...own} />;
}
