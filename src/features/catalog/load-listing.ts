import { prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { problemOf } from '#lib/api-error.ts';

import type { listingAt } from './use-listing.ts';

type ListingQuery = ReturnType<typeof listingAt>;

/** Loads a list for the server's HTML. `couldNotLoad` when the API did not answer. */
export function loadOnServer(query: ListingQuery): Promise<Loaded> {
  return softly(preload(query));
}

/** The same in the browser, for a navigation from another screen. */
export function loadInBrowser(query: ListingQuery): Promise<Loaded> {
  return softly(prefetch(query));
}

export type Loaded = Preloaded & { couldNotLoad?: true };

/** An answer that never came is the screen's to tell; anything else is not. */
async function softly(loading: Promise<Preloaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
    return { couldNotLoad: true };
  }
}

/** Where a screen was and where it goes. */
type Step = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

/**
 * Whether a navigation has to wait for a loader. A change of filters, order or page has not: the
 * screen answers it in place, keeping the old products until the new ones are there.
 */
export function waitsForLoader({ currentUrl, nextUrl, defaultShouldRevalidate }: Step): boolean {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('searchkey') === nextUrl.searchParams.get('searchkey');
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
