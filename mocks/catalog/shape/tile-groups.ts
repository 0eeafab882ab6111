import type { Shop } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import {
  type Category,
  type CategoryTile,
  categoryOf,
  productsIn,
} from '../categories/categories.ts';
import { unitCentsOf } from '../../pricing/offer.ts';
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
  { name, to, note, predicate, budget }: CategoryTile,
  within: Category,
  shop: Shop,
): Wire<'CategoryTile'>[] {
  const page = predicate ? { ...within, predicate } : budget ? within : categoryOf(to);
  const products = (page ? productsIn(shop.catalog, page, shop.now) : []).filter(
    (product) => !budget || isWithin(budget, unitCentsOf(product, shop)),
  );
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

function isWithin({ min = 0, max = Infinity }: { min?: number; max?: number }, cents: number) {
  return cents >= min && cents <= max;
}
