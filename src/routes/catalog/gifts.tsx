import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { GiftsLead } from '#features/catalog/gifts/gifts-lead.tsx';
import { NoGifts } from '#features/catalog/gifts/no-gifts.tsx';
import { loadCategory, prefetchCategory } from '#features/catalog/load-category.ts';
import { waitsForLoader } from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/gifts.ts';

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

/** Gifts, led into by the last days to order, by budgets and by persons. */
export default function Gifts() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: GiftsLead, Nothing: NoGifts };
  return <CategoryScreen key={category} category={category} {...own} />;
}
