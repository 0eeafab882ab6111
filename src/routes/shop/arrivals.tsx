import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { ArrivalMonths } from '#features/shop/shelves/arrivals/arrival-months.tsx';
import { ArrivalsLead } from '#features/shop/shelves/arrivals/arrivals-lead.tsx';
import { NoArrivals } from '#features/shop/shelves/arrivals/no-arrivals.tsx';
import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { placeParameters } from '#features/shop/place.ts';
import { categoryPath } from '#lib/category-path.ts';

export {
  categoryMeta as meta,
  loadCategory as loader,
  prefetchCategory as clientLoader,
} from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** What joined a shelf in the last ninety days, by month. */
export default function Arrivals() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: ArrivalsLead, List: ArrivalMonths, Nothing: NoArrivals };
  return <CategoryScreen key={category} category={category} {...own} />;
}
