import { data, useSearchParams } from 'react-router';

import { publicPage } from '#commerce/page/caching.ts';
import {
  loadInBrowser,
  loadOnServer,
  waitsForLoader,
  type Loaded,
} from '#features/catalog/load-listing.ts';
import { SearchScreen } from '#features/catalog/search-screen.tsx';
import { listingAt } from '#features/catalog/use-listing.ts';

import type { Route } from './+types/search.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = publicPage;
export const shouldRevalidate = waitsForLoader;

/** The longest keyword that the API takes. */
const LONGEST = 100;

/** §2 The keyword of an address; empty when it has nothing but spaces in it (§5). */
function keywordOf(query: URLSearchParams): string {
  return (query.get('searchkey') ?? '').trim().slice(0, LONGEST);
}

/** A page without its products is shown, with a way to try again, as the failure that it is. */
export async function loader({ request }: Route.LoaderArgs) {
  const loaded = await load(new URL(request.url).searchParams, loadOnServer);
  if (!loaded.couldNotLoad) return loaded;
  return data(loaded, { status: 503 });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(new URL(request.url).searchParams, loadInBrowser);
}

async function load(query: URLSearchParams, by: typeof loadOnServer): Promise<Partial<Loaded>> {
  const keyword = keywordOf(query);
  return keyword ? by(listingAt({ keyword }, query)) : {};
}

/** The screen titles itself, from what it found. */
export function meta() {
  return [];
}

export default function Search() {
  const [query] = useSearchParams();
  return <SearchScreen keyword={keywordOf(query)} />;
}
