import { prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { problemOf, statusAfter } from '#lib/api-error.ts';

import type { listingAt } from './use-listing.ts';

type ListingQuery = ReturnType<typeof listingAt>;

/** Loads a list for server rendering. `couldNotLoad` is the status if the API did not answer. */
export function loadOnServer(query: ListingQuery): Promise<Loaded> {
  return softly(preload(query));
}

/** Loads a list in the browser, for a navigation from another screen. */
export function loadInBrowser(query: ListingQuery): Promise<Loaded> {
  return softly(prefetch(query));
}

export type Loaded = Preloaded & { couldNotLoad?: number };

/** The screen shows a network error; other errors are thrown. */
async function softly(loading: Promise<Preloaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { couldNotLoad: statusAfter(problem) };
  }
}

/** The navigation: from which address to which. */
type Step = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

/**
 * Whether a navigation waits for a loader. Changes of filters, order or page do not wait: the
 * screen shows the old products until the new ones are loaded.
 */
export function waitsForLoader({ currentUrl, nextUrl, defaultShouldRevalidate }: Step): boolean {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('searchkey') === nextUrl.searchParams.get('searchkey');
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
