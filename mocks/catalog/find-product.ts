import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Shop } from '../backend/shop.ts';
import type { Product } from './product.ts';
import { searchProduct } from './shape/search-product.ts';

/** The product with this number, or a 404 that a page can show. */
export function findProduct(id: number, { catalog: { byId } }: Shop): Product {
  const product = byId.get(id);
  if (!product) throw problem(404, 'We do not sell this product, or no longer.');
  return product;
}

/** The products with these numbers, each once; unknown numbers are left out. */
export function knownProducts(ids: readonly number[], { catalog: { byId } }: Shop): Product[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Cards of products; none while a scenario has emptied the catalog. */
export function cards(
  products: readonly Product[],
  { visitor }: Pick<Call<'getMenu'>, 'visitor'>,
  shop: Shop,
) {
  if (visitor.scenarios.has('empty-catalog')) return [];
  return products.map((product) => searchProduct(product, shop));
}
