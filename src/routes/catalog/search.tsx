import { publicPage } from '#gateway/calls.server.ts';
import { data, useSearchParams } from 'react-router';

import {
  loadInBrowser,
  loadOnServer,
  waitsForLoader,
  type Loaded,
} from '#features/catalog/load-listing.ts';
import { placeParameters } from '#features/catalog/place.ts';
import { SearchScreen } from '#features/catalog/search-screen.tsx';
import { listingAt } from '#features/catalog/use-listing.ts';

import type { Route } from './+types/search.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage('searchkey', ...placeParameters)];
export const shouldRevalidate = waitsForLoader;

/** The maximum length of a keyword in the API. */
const LONGEST = 100;

/** §2 The keyword in the URL; empty if it has only spaces (§5). */
function keywordOf(query: URLSearchParams): string {
  return (query.get('searchkey') ?? '').trim().slice(0, LONGEST);
}

/** Shows a page without products, with a retry link, and answers with the status of the failure. */
export async function loader({ request }: Route.LoaderArgs) {
  const loaded = await load(new URL(request.url).searchParams, loadOnServer);
  if (!loaded.couldNotLoad) return loaded;
  return data(loaded, { status: loaded.couldNotLoad });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(new URL(request.url).searchParams, loadInBrowser);
}

async function load(query: URLSearchParams, by: typeof loadOnServer): Promise<Partial<Loaded>> {
  const keyword = keywordOf(query);
  return keyword ? by(listingAt({ keyword }, query)) : {};
}

/** The screen sets its own title, from its results. */
export function meta() {
  return [];
}

export default function Search() {
  const [query] = useSearchParams();
  return <SearchScreen keyword={keywordOf(query)} />;
}
