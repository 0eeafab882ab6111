import { publicPage } from '#gateway/calls.server.ts';
import { data, redirect } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { CategoryScreen } from '#features/catalog/category-screen.tsx';
import { waitsForLoader } from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { listingAt } from '#features/catalog/use-listing.ts';

import type { Route } from './+types/category.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];
export const shouldRevalidate = waitsForLoader;

/** The contract's pattern for the path of a category. */
const CATEGORY = /^[a-z0-9][a-z0-9/-]{0,119}$/;

/** Every path without another route is a category or a 404. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const asked = params['*'];
  const category = asked.toLowerCase().replace(/\/+$/, '');
  if (!CATEGORY.test(category)) throw data(null, { status: 404 });
  if (category !== asked) throw redirect(`/${category}${search}`, 301);
  return preload(listingAt({ category }, new URLSearchParams(search)));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return prefetch(listingAt({ category: params['*'] }, new URL(request.url).searchParams));
}

/** The screen sets its own title, from its content. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: STORE_NAME }] : [];
}

export default function Category({ params }: Route.ComponentProps) {
  return <CategoryScreen key={params['*']} category={params['*']} />;
}
