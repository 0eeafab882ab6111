import type { Shop } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { isForSale, premiumCentsOf } from '../../pricing/offer.ts';
import type { Category } from '../categories/categories.ts';
import { productsIn } from '../categories/categories.ts';
import { isInStock } from '../categories/category.ts';
import type { Product } from '../product.ts';
import { searchProduct } from './search-product.ts';

/** Beginners are shown what many have bought, out of so many best sellers. */
const KNOWN = 40;

/** The pages on which a first purchase begins, besides those of metals. */
const OF_GOODS = new Set(['jewelry', 'supplies']);

/** Ounces of a piece that a first purchase compares by its premium; grams and kilos have theirs. */
const USUAL = { least: 0.5, most: 1.2 };

/** From here down a piece costs little by itself. */
const SMALL = 0.25;

/**
 * Three products for a first purchase: one that costs little over its metal, one that its buyers
 * praise, and a small one or, without any, one for an IRA. Goods that are not bullion: three kinds
 * that their buyers praise. Other pages have none.
 */
export function startWith(category: Category, shop: Shop): Wire<'StartProduct'>[] {
  const { slug, metal, parents } = category;
  const isMetal = metal !== undefined && parents.length === 0;
  if (!isMetal && !OF_GOODS.has(slug)) return [];
  const known = productsIn(shop.catalog, category, shop.now)
    .filter((product) => product.packaging === 'single' && isInStock(product))
    .filter(({ stocks, grouped }) => stocks.some(isForSale) && !grouped)
    .slice(0, KNOWN);
  return isMetal ? ofBullion(known, shop) : ofGoods(known, shop);
}

function ofBullion(known: readonly Product[], shop: Shop): Wire<'StartProduct'>[] {
  const left = new Set(known);
  const take = (because: Wire<'StartReason'>, rank: (product: Product) => number) => {
    const [first] = [...left].toSorted((a, b) => rank(a) - rank(b));
    if (!first) return [];
    for (const product of left) if (product.series === first.series) left.delete(product);
    return [{ product: searchProduct(first, shop), because }];
  };
  const premium = (product: Product) =>
    product.ounces < USUAL.least || product.ounces > USUAL.most || product.rating === undefined
      ? Infinity
      : (premiumCentsOf(product, shop) ?? Infinity);
  const isSmall = known.some(({ ounces }) => ounces <= SMALL);
  return [
    ...take('premium', premium),
    ...take('rating', ({ reviewCount }) => -reviewCount),
    ...(isSmall
      ? take('size', ({ ounces }) => ounces)
      : take('ira', ({ ira, soldCount }) => (ira ? -soldCount : 0))),
  ];
}

function ofGoods(known: readonly Product[], shop: Shop): Wire<'StartProduct'>[] {
  const kinds = new Set<string>();
  const praised = known
    .toSorted((a, b) => b.reviewCount - a.reviewCount)
    .filter(({ jewelry, supply }) => {
      const kind = jewelry?.type ?? supply?.category ?? '';
      return !kinds.has(kind) && kinds.add(kind);
    });
  return praised
    .slice(0, 3)
    .map((product) => ({ product: searchProduct(product, shop), because: 'rating' as const }));
}
