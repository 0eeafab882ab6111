import { pipeline, Readable } from 'node:stream';

import { SitemapIndexStream, SitemapStream } from 'sitemap';

import {
  fetchSitemapPages,
  fetchStatePages,
  type SitemapEntry,
  type SitemapSource,
} from '#api/content/sitemap.server.ts';
import { ownPath } from '#lib/own-path.ts';

import { OWN_PAGES } from './own-pages.ts';

export const SITEMAP_TYPE = 'application/xml; charset=utf-8';

/** The files, by kind of page. */
const NAMES = ['products', 'categories', 'articles', 'states', 'pages'] as const;
export type SitemapName = (typeof NAMES)[number];

/** Addresses in one file: the most that the protocol allows. */
const MOST = 50_000;
/** The package takes a file without addresses for a mistake. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
/** Characters that are sent and compressed together. */
const PIECE = 4_000;
/** Of the kinds of entries that the protocol can have, the store has none. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

const ownPages: SitemapSource = () => {
  const entries = OWN_PAGES.map((path) => ({ path }));
  return Promise.resolve({ entries, totalPages: 1 });
};

/** Where the addresses of each file come from, but for those of articles. */
export const SITEMAP_SOURCES: Readonly<
  Record<Exclude<SitemapName, 'articles'>, readonly SitemapSource[]>
> = {
  products: [(page) => fetchSitemapPages('product', page)],
  categories: [(page) => fetchSitemapPages('category', page)],
  states: [fetchStatePages],
  // What can fail comes first, so that it fails before anything is sent.
  pages: [(page) => fetchSitemapPages('content', page), ownPages],
};

/**
 * The addresses of some lists, each once. A page of a list is asked for when the last one is read, so
 * that no more than one is in memory.
 */
export async function* sitemapEntries(
  sources: readonly SitemapSource[],
): AsyncGenerator<SitemapEntry> {
  const known = new Set<string>();
  for (const source of sources) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      // Each page is asked for when it is needed.
      // eslint-disable-next-line no-await-in-loop
      const { entries, totalPages } = await source(page);
      for (const { path, ...rest } of entries) {
        if (known.size >= MOST) return;
        // Whatever the API says, a sitemap lists pages of its own host.
        const own = ownPath(path);
        if (!own || known.has(own)) continue;
        known.add(own);
        yield { path: own, ...rest };
      }
      if (entries.length === 0) break;
      pages = totalPages;
    }
  }
}

/**
 * The file of a sitemap, written while it is read. `origin` is the store's, such as
 * https://shop.example. Waits for the first address, so that a list that cannot be had throws its
 * failure here; one that breaks off later ends the stream with an error and never as a whole file.
 */
export async function sitemapFile(
  entries: AsyncGenerator<SitemapEntry>,
  origin: string,
): Promise<ReadableStream> {
  const first = await entries.next();
  if (first.done) return new Blob([EMPTY]).stream();
  const items = (async function* () {
    yield asItem(first.value);
    for await (const entry of entries) yield asItem(entry);
  })();
  const file = new SitemapStream({ hostname: origin, lastmodDateOnly: true, xmlns: PLAIN });
  return written(Readable.from(items, { highWaterMark: 1 }), file);
}

/** The name of a file, such as "products.xml", without its ending. */
export function sitemapNameOf(file: string): SitemapName | undefined {
  return NAMES.find((name) => file === `${name}.xml`);
}

/** The index of all files. */
export function sitemapIndex(origin: string): ReadableStream {
  const items = NAMES.map((name) => ({ url: `${origin}/sitemaps/${name}.xml` }));
  return written(Readable.from(items), new SitemapIndexStream());
}

function asItem({ path, updatedOn }: SitemapEntry) {
  return { url: path, ...(updatedOn && { lastmod: updatedOn }) };
}

function written(items: Readable, file: SitemapStream | SitemapIndexStream): ReadableStream {
  // An error of either ends both, and the reader hears of it.
  pipeline(items, file, () => undefined);
  const pieces = Readable.from(inPieces(file), { objectMode: false, highWaterMark: PIECE });
  return Readable.toWeb(pieces) as ReadableStream;
}

/** The package gives each tag alone, which would be a third larger compressed than as it is. */
async function* inPieces(file: Readable): AsyncGenerator<Buffer> {
  let text = '';
  for await (const tags of file) {
    text += String(tags);
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}
