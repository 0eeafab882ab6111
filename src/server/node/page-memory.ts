import { LRUCache } from 'lru-cache';

import type { Shelf } from '#server/pages/page-cache.ts';
import type { Page } from '#server/pages/page.ts';

import { numberFrom } from './environment.ts';

const MEGABYTE = 1_000_000;
const DEFAULT_MB = 64;
/** Bytes of an entry besides its body and the compressed copies of it. */
const ENTRY = 2_000;
/** How much larger the copies make an entry. */
const COPIES = 1.4;

/** Keeps the pages used last in `PAGE_CACHE_MB` megabytes of memory (default 64; 0 keeps none). */
export function pageMemory(): Shelf {
  const maxSize = numberFrom('PAGE_CACHE_MB', DEFAULT_MB, { least: 0 }) * MEGABYTE;
  if (maxSize === 0) return { get: () => undefined, set: () => {}, delete: () => {} };
  return new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body }) => ENTRY + Math.ceil(body.byteLength * COPIES),
  });
}
