import type { Catalog } from '../catalog/catalog.ts';
import type { Product } from '../catalog/product.ts';
import { isForSale } from '../pricing/offer.ts';

const ACCESSORIES = 4;

/**
 * Products for sale that are most like the given ones, best match first, then best seller. The
 * given ones are left out.
 */
export function likeProducts(
  wanted: readonly Product[],
  { products }: Catalog,
  most: number,
): Product[] {
  const given = new Set(wanted.map(({ id }) => id));
  return products
    .filter(({ id, stocks }) => !given.has(id) && stocks.some(isForSale))
    .map((product) => ({
      product,
      score: Math.max(0, ...wanted.map((one) => likeness(one, product))),
    }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) => other.score - one.score || other.product.soldCount - one.product.soldCount,
    )
    .slice(0, most)
    .map(({ product }) => product);
}

function likeness(one: Product, other: Product): number {
  if (one.metal !== other.metal || (one.form === 'supply') !== (other.form === 'supply')) return 0;
  if (one.form === 'supply') return one.supply?.category === other.supply?.category ? 2 : 1;
  const isSame = [
    one.form === other.form,
    one.weight === other.weight,
    one.packaging === other.packaging,
    one.series === other.series,
    one.mint === other.mint,
    one.jewelry?.type === other.jewelry?.type,
    Boolean(one.grade) === Boolean(other.grade),
  ];
  return isSame.filter(Boolean).length;
}

/** Supplies that a coin or round of this diameter, or a bar of this weight, fits into. */
export function accessoriesOf(product: Product, { products }: Catalog): Product[] {
  const { diameterMm, form, packaging, weight } = product;
  if (packaging !== 'single' || form === 'supply' || form === 'jewelry') return [];
  const fitting = form === 'bar' ? `${weight} bar` : diameterMm && `${diameterMm} mm`;
  if (!fitting) return [];
  return products
    .filter(({ supply, stocks }) => supply?.fits?.includes(fitting) && stocks.some(isForSale))
    .slice(0, ACCESSORIES);
}
