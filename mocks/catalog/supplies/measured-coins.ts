import type { Wire } from '../../backend/wire.ts';
import type { Catalog } from '../catalog.ts';
import { slugOf } from '../metal/naming.ts';
import type { Product } from '../product.ts';

const MOST = 36;

/** A coin's line in one weight, by which its owners know it. */
function nameOf({ seriesName, weight }: Product): string {
  return /\d/.test(seriesName) || /^0\.|face$/.test(weight)
    ? seriesName
    : `${seriesName}, ${weight}`;
}

/**
 * The coins that most people have, with their diameters: the best sellers, each line in each weight
 * once. Coins that no holder is carried for are among them.
 */
export function measuredCoins({ products }: Catalog): Wire<'MeasuredCoin'>[] {
  const coins = new Map<string, Wire<'MeasuredCoin'>>();
  const single = products.filter(
    ({ form, packaging, diameterMm }) => form === 'coin' && packaging === 'single' && diameterMm,
  );
  for (const product of single.toSorted((a, b) => b.soldCount - a.soldCount)) {
    const { metal, diameterMm: diameter } = product;
    const label = nameOf(product);
    const value = slugOf(label);
    if (metal === 'none' || !diameter || coins.has(value) || coins.size === MOST) continue;
    coins.set(value, { value, label, metal, diameter });
  }
  return [...coins.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
