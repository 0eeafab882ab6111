import { isPublic } from '#gateway/caching.server.ts';
import { keepRunning } from '#lib/background.server.ts';
import { counter } from '#lib/telemetry.server.ts';

import type { Page } from './page.ts';

/** §9 One spot refresh, in milliseconds: as long as caches may keep a public page. */
const FRESH_MS = 45_000;
/** How long an old page is shown while it is rendered anew, in milliseconds. */
const STALE_MS = 600_000;
/** How long an old page is shown when it cannot be rendered anew, in milliseconds. */
const STALE_IF_ERROR_MS = 3_600_000;

/** Where pages are kept, by their address. */
export type Shelf = {
  get(address: string): Page | undefined | Promise<Page | undefined>;
  set(address: string, page: Page): unknown;
  delete(address: string): unknown;
};

/**
 * Shows public pages, each rendered at most once at a time and once in 45 seconds. An old page is
 * shown while the next one is rendered, and instead of a failure.
 */
export function pageCache(shelf: Shelf, renderPage: (address: string) => Promise<Page>) {
  const rendering = new Map<string, Promise<Page>>();

  async function renew(address: string): Promise<Page> {
    const page = await renderPage(address);
    if (isPublic(page.headers)) await shelf.set(address, page);
    else if (isCertain(page)) await shelf.delete(address);
    return page;
  }

  function rendered(address: string): Promise<Page> {
    const known = rendering.get(address);
    if (known) return known;
    const page = renew(address).finally(() => rendering.delete(address));
    rendering.set(address, page);
    keepRunning(page);
    return page;
  }

  return async (address: string): Promise<Page> => {
    const kept = await shelf.get(address);
    const age = kept ? Date.now() - kept.madeAt : Infinity;
    if (kept && age < FRESH_MS) {
      count('fresh');
      return kept;
    }
    const next = rendered(address);
    const isOfUse = kept && age <= STALE_IF_ERROR_MS;
    count(isOfUse ? 'stale' : 'none');
    if (!isOfUse) return next;
    const instead = next.then((page) => (isCertain(page) ? page : kept)).catch(() => kept);
    return age > STALE_MS ? instead : kept;
  };
}

function count(kept: 'fresh' | 'stale' | 'none'): void {
  counter('store.page_cache.requests', 'Public pages asked for, by what was kept').add(1, { kept });
}

/** Whether a page is whole, has moved or does not exist. Otherwise some of it could not be loaded. */
function isCertain({ status, headers }: Page): boolean {
  return isPublic(headers) || status === 404 || (status >= 300 && status < 400);
}
