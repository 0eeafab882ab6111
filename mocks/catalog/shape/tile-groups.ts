import type { Shop } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import {
  type Category,
  type CategoryTile,
  categoryOf,
  productsIn,
} from '../categories/categories.ts';
import { altText, imagePath } from './picture.ts';

/** The ways into a category, with today's counts. Parts without a product are left out. */
export function tileGroupsOf(category: Category, shop: Shop): Wire<'CategoryTileGroup'>[] {
  return (category.tileGroups ?? [])
    .map(({ heading, tiles }) => ({
      heading,
      tiles: tiles.flatMap((tile) => tileOf(tile, category, shop)),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}

function tileOf(
  { name, to, note, predicate }: CategoryTile,
  within: Category,
  { catalog, now }: Shop,
): Wire<'CategoryTile'>[] {
  const page = predicate ? { ...within, predicate } : categoryOf(to);
  const products = page ? productsIn(catalog, page, now) : [];
  const [best] = products;
  if (!best) return [];
  return [
    {
      name,
      href: `/${to}`,
      productCount: products.length,
      ...(note && { note }),
      imagePath: imagePath(best),
      altText: altText(best),
    },
  ];
}
