import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { GiftsLead } from '#features/catalog/gifts/gifts-lead.tsx';
import { NoGifts } from '#features/catalog/gifts/no-gifts.tsx';
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

/** Gifts, led into by the last days to order, by budgets and by persons. */
export default function Gifts() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: GiftsLead, Nothing: NoGifts };
  return <CategoryScreen key={category} category={category} {...own} />;
}
