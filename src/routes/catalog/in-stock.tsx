import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { InStockLead } from '#features/catalog/in-stock/in-stock-lead.tsx';
import { NoneInStock } from '#features/catalog/in-stock/none-in-stock.tsx';
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

/** All bullion that lies in the vault, led into by the days on which it leaves. */
export default function InStock() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen category={category} Lead={InStockLead} Nothing={NoneInStock} />;
}
