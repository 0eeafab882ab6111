import type { Product } from '#api/catalog/product-model.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';

/** What one unit is. `ounces` are fine troy ounces as a decimal. */
export type Piece = {
  /** In the catalog. */
  productId?: number;
  name: string;
  metal: SpotMetal;
  ounces: string;
};

/** A product as a piece; `undefined` if the portfolio does not count it. */
export function pieceOf({ id, name, metal, facts, form }: Product): Piece | undefined {
  const counted = metalNamed(metal);
  if (!counted || form === 'supply' || !(facts.ounces > 0)) return undefined;
  return { productId: id, name, metal: counted, ounces: String(facts.ounces) };
}

export function metalNamed(name: string | undefined): SpotMetal | undefined {
  return spotMetals.find((metal) => metal === name);
}
