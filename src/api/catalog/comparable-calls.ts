import { problemOf } from '#lib/api-error.ts';

import type { Comparable } from './comparable-model.ts';
import { readProduct } from './product-calls.ts';
import type { Product } from './product-model.ts';

/** The product as a comparison shows it; `null` if there is none, or none any more. */
export async function readComparable(id: number, signal: AbortSignal): Promise<Comparable | null> {
  try {
    return toComparable(await readProduct(id, signal));
  } catch (error) {
    if (problemOf(error)?.kind === 'missing') return null;
    throw error;
  }
}

function toComparable(product: Product): Comparable {
  const { id, name, href, form, metal, stocks, shipsIn, ira, rating, reviews, sale } = product;
  const { sku: _, mintage: __, mintMark: ___, boxSize: ____, ...facts } = product.facts;
  const shelf = product.trail.at(-1);
  return {
    id,
    name,
    href,
    image: product.pictures[0].src,
    form,
    facts,
    stocks,
    ira,
    reviews,
    saleEvent: sale?.id ?? 0,
    ...(metal && { metal }),
    ...(shipsIn && { shipsIn }),
    ...(rating !== undefined && { rating }),
    ...(shelf && { shelf }),
  };
}
