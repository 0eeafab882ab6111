import { publicPage } from '#gateway/calls.server.ts';
import { answerTo } from '#api/cache/preload.ts';
import { countWords } from '#commerce/format/count.ts';
import { privateHead } from '#commerce/page/head.ts';
import { data, useSearchParams } from 'react-router';

import {
  loadInBrowser,
  loadOnServer,
  waitsForLoader,
  type Loaded,
} from '#features/shop/list/load-listing.ts';
import { placeParameters } from '#features/shop/place.ts';
import { SearchScreen } from '#features/shop/search/search-screen.tsx';
import { listingAt } from '#features/shop/list/use-listing.ts';

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

/** How much was found is in the title, unless the browser still loads it. */
export function meta(args: Route.MetaArgs) {
  const query = new URLSearchParams(args.location.search);
  const keyword = keywordOf(query);
  if (!keyword) return privateHead(args, 'Search');
  const list = answerTo(listingAt({ keyword }, query), args.loaderData ?? {});
  const found = list ? `: ${countWords(list.total, 'product')}` : '';
  return privateHead(args, [keyword + found, 'Search']);
}

export default function Search() {
  const [query] = useSearchParams();
  return <SearchScreen keyword={keywordOf(query)} />;
}
