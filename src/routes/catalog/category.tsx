import { publicPage } from '#gateway/calls.server.ts';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { loadCategory, prefetchCategory } from '#features/catalog/load-category.ts';
import { waitsForLoader } from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';

import type { Route } from './+types/category.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];
export const shouldRevalidate = waitsForLoader;

/** Every path without another route is a category or a 404. */
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

export default function Category({ params }: Route.ComponentProps) {
  return <CategoryScreen key={params['*']} category={params['*']} />;
}
