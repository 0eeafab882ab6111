import type { Call, Resolvers } from '../backend/call.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { CATEGORIES, type Category, productsIn } from '../catalog/categories/categories.ts';
import type { Product } from '../catalog/product.ts';
import { pages } from './pages/all-pages.ts';

type SitemapCall = Call<'getSitemapPages'>;
/** What makes the entries of a part of a list: the days of all categories would take too long. */
type List = { length: number; part(from: number, to: number): Wire<'SitemapPage'>[] };

const SIZE = 500;

/** The addresses of all products, categories and pages of text. */
export const sitemap = {
  getSitemapPages: (call) => {
    const { pageNumber = 1, size = SIZE } = call.query;
    const list = listOf(call);
    return {
      data: {
        pages: list.part((pageNumber - 1) * size, pageNumber * size),
        pageNumber,
        totalPages: Math.ceil(list.length / size),
      },
    };
  },
} satisfies Partial<Resolvers>;

function listOf(call: SitemapCall): List {
  const shop = shopOf(call);
  const isEmpty = call.visitor.scenarios.has('empty-catalog');
  switch (call.query.kind) {
    case 'product':
      return parts(isEmpty ? [] : shop.catalog.products, (product) => productPage(product, shop));
    case 'category':
      return parts(CATEGORIES, (category) => categoryPage(category, shop));
    case 'content':
      return parts(pages, ({ path, updatedOn }) => ({ path, updatedOn }));
  }
}

function parts<Thing>(
  things: readonly Thing[],
  entryOf: (thing: Thing) => Wire<'SitemapPage'>,
): List {
  return { length: things.length, part: (from, to) => things.slice(from, to).map(entryOf) };
}

function productPage({ id, slug, addedOn }: Product, shop: Shop): Wire<'SitemapPage'> {
  return { path: `/product/${id}/${slug}`, ...changed([addedOn], shop) };
}

/** A category changes when a product is added to it. */
function categoryPage(category: Category, shop: Shop): Wire<'SitemapPage'> {
  const added = productsIn(shop.catalog, category, shop.now).map(({ addedOn }) => addedOn);
  return { path: `/${category.slug}`, ...changed(added, shop) };
}

/** The last of some days that is not to come. */
function changed(days: readonly string[], { now }: Shop): { updatedOn?: string } {
  const today = new Date(now).toISOString().slice(0, 10);
  const last = days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
  return last ? { updatedOn: last } : {};
}
