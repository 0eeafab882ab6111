import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { InStockLead } from '#features/shop/shelves/in-stock/in-stock-lead.tsx';
import { NoneInStock } from '#features/shop/shelves/in-stock/none-in-stock.tsx';
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

/** All bullion that lies in the vault, led into by the days on which it leaves. */
export default function InStock() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen category={category} Lead={InStockLead} Nothing={NoneInStock} />;
}
