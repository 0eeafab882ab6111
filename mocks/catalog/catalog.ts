import { finish } from './finishing.ts';
import { jewelryProducts } from './jewelry/jewelry-product.ts';
import { metalProduct } from './metal/metal-product.ts';
import { variantsOf } from './metal/variants.ts';
import { createNumbering } from './numbering.ts';
import type { Product } from './product.ts';
import type { Seeding } from './seeding.ts';
import { ALL_SERIES } from './series/all-series.ts';
import { setProducts } from './sets/set-product.ts';
import { supplyProducts } from './supplies/supply-product.ts';

/** The moment the shop is seeded at unless a test asks for another. */
export const SEED_CLOCK = '2026-11-20T15:00:00Z';

export interface Catalog {
  products: readonly Product[];
  byId: ReadonlyMap<number, Product>;
  bySlug: ReadonlyMap<string, Product>;
  /** ISO date-time that sales, arrivals and ship dates count from. */
  seededAt: string;
  seed: number;
}

/**
 * The whole catalog. The same seed and clock give the same products to the last cent; another
 * seed moves stock, premiums and demand, never a product's number or address.
 */
export function createCatalog(seed = 1, clock: string | Date = SEED_CLOCK): Catalog {
  const now = new Date(clock).getTime();
  const seeding: Seeding = { seed, now, numberOf: createNumbering() };
  const metals = ALL_SERIES.flatMap(variantsOf).map((variant) => metalProduct(variant, seeding));
  const products = [
    ...metals,
    ...setProducts(metals, seeding),
    ...jewelryProducts(seeding),
    ...supplyProducts(seeding),
  ];
  finish(products, seed, now);
  return {
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    seededAt: new Date(now).toISOString(),
    seed,
  };
}
