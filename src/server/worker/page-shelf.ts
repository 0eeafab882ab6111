import type { Shelf } from '#server/pages/page-cache.ts';

/** How long the platform keeps a page, in seconds: as long as it may be shown instead of an error. */
const KEPT_S = 3600;
const MADE_AT = 'x-made-at';
const OWN_CONTROL = 'x-cache-control';

/** Keeps pages in the Cache API of the data center. `origin` is the store's. */
export function pageShelf(origin: string): Shelf {
  const shelf = (caches as CacheStorage & { default: Cache }).default;
  return {
    async get(address) {
      const kept = await shelf.match(origin + address).catch(() => undefined);
      if (!kept) return undefined;
      const headers = new Headers(kept.headers);
      headers.set('cache-control', headers.get(OWN_CONTROL) ?? '');
      const madeAt = Number(headers.get(MADE_AT));
      for (const name of [OWN_CONTROL, MADE_AT, 'cf-cache-status', 'age']) headers.delete(name);
      const body = new Uint8Array(await kept.arrayBuffer());
      return { status: kept.status, headers, body, madeAt };
    },
    async set(address, { status, headers, body, madeAt }) {
      const all = new Headers(headers);
      all.set(OWN_CONTROL, headers.get('cache-control') ?? '');
      all.set('cache-control', `public, max-age=${KEPT_S}`);
      all.set(MADE_AT, String(madeAt));
      // A page that cannot be kept is still shown.
      await shelf
        .put(origin + address, new Response(body, { status, headers: all }))
        .catch((error: unknown) => console.error('The page cache failed:', error));
    },
    delete: (address) => shelf.delete(origin + address).catch(() => false),
  };
}
