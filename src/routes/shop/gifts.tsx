import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { GiftsLead } from '#features/shop/shelves/gifts/gifts-lead.tsx';
import { NoGifts } from '#features/shop/shelves/gifts/no-gifts.tsx';
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

/** Gifts, led into by the last days to order, by budgets and by persons. */
export default function Gifts() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: GiftsLead, Nothing: NoGifts };
  return <CategoryScreen key={category} category={category} {...own} />;
}
