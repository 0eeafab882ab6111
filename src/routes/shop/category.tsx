import { publicPage } from '#gateway/calls.server.ts';

import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { placeParameters } from '#features/shop/place.ts';

import type { Route } from './+types/category.ts';

export {
  categoryMeta as meta,
  loadCategory as loader,
  prefetchCategory as clientLoader,
} from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** Every path without another route is a category or a 404. */
export default function Category({ params }: Route.ComponentProps) {
  return <CategoryScreen key={params['*']} category={params['*']} />;
}
