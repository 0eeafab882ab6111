import { pictureMm } from '../../art/scale.ts';
import type { Shop } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import {
  type Category,
  type CategoryTile,
  type CategoryTiles,
  categoryOf,
  productsIn,
} from '../categories/categories.ts';
import type { Product } from '../product.ts';
import { selectStock, unitCentsOf } from '../../pricing/offer.ts';
import { altText, imagePath } from './picture.ts';

/** The ways into a category, with today's counts. Parts without a product are left out. */
export function tileGroupsOf(category: Category, shop: Shop): Wire<'CategoryTileGroup'>[] {
  return (category.tileGroups ?? [])
    .map((group) => ({ heading: group.heading, tiles: tilesOf(group, category, shop) }))
    .filter(({ tiles }) => tiles.length > 0);
}

function tilesOf(group: CategoryTiles, within: Category, shop: Shop): Wire<'CategoryTile'>[] {
  const shown = new Set<string>();
  const tiles = group.tiles.flatMap((tile) => tileOf(tile, group.drawn, within, shop, shown));
  if (group.drawn !== 'ranked') return tiles;
  return tiles.toSorted((a, b) => b.productCount - a.productCount);
}

/** `shown` has the pictures of the tiles before; where it can be, each has another. */
function tileOf(
  { name, to, note, predicate, budget }: CategoryTile,
  drawn: CategoryTiles['drawn'],
  within: Category,
  shop: Shop,
  shown: Set<string>,
): Wire<'CategoryTile'>[] {
  const page = predicate ? { ...within, predicate } : budget ? within : categoryOf(to);
  const products = (page ? productsIn(shop.catalog, page, shop.now) : []).filter(
    (product) => !budget || isWithin(budget, listedCents(product, within, shop)),
  );
  const able = drawn === 'scaled' ? products.filter(widthOf) : products;
  const best = able.find(({ art }) => !shown.has(art)) ?? able[0];
  if (!best) return [];
  shown.add(best.art);
  const tile = { name, href: `/${to}`, productCount: products.length, ...(note && { note }) };
  if (drawn === 'words' || drawn === 'ranked') return [tile];
  const pictured = { ...tile, imagePath: imagePath(best), altText: altText(best) };
  const pictureWidth = widthOf(best);
  if (drawn !== 'scaled' || !pictureWidth) return [pictured];
  return [{ ...pictured, note: `${best.diameterMm} mm`, pictureWidth }];
}

/** Millimetres that the width of a coin's picture stands for, to the tenth; of coins of known size. */
function widthOf({ art, diameterMm, packaging }: Product): number | undefined {
  const width = diameterMm && packaging === 'single' ? pictureMm(art, diameterMm) : undefined;
  return width && Math.round(width * 10) / 10;
}

/** The price at which the list of the page shows a product, in cents. */
function listedCents(product: Product, { availability = [] }: Category, shop: Shop): number {
  return unitCentsOf(product, shop, selectStock(product, shop, availability));
}

function isWithin({ min = 0, max = Infinity }: { min?: number; max?: number }, cents: number) {
  return cents >= min && cents <= max;
}
