import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { InStockLead } from '#features/catalog/in-stock/in-stock-lead.tsx';
import { NoneInStock } from '#features/catalog/in-stock/none-in-stock.tsx';
import { loadCategory, prefetchCategory } from '#features/catalog/load-category.ts';
import { waitsForLoader } from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/in-stock.ts';

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

/** All bullion that lies in the vault, led into by the days on which it leaves. */
export default function InStock() {
  const category = categoryPath(useLocation().pathname);
  return <CategoryScreen category={category} Lead={InStockLead} Nothing={NoneInStock} />;
}
