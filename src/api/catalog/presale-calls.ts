import { getProducts } from '#generated/hooks/catalog/catalog.ts';

import { wordsOf } from './listing-calls.ts';
import type { Listing } from './listing-model.ts';
import type { ProductCard } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

/** The most that the API answers at once. */
const SIZE = 96;

/** Pages that are read at most: more products than that are no page for reading. */
const MOST_PAGES = 4;

type PresalePage = {
  words: NonNullable<Listing['category']>;
  /** The first to ship first; those without a date are last. */
  products: ProductCard[];
};

export async function readPresale(category: string, signal: AbortSignal): Promise<PresalePage> {
  const { dataList } = await getProducts({ category, size: SIZE }, { signal });
  const pages = Math.min(MOST_PAGES, Math.ceil(dataList.total / SIZE));
  const later = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      getProducts({ category, size: SIZE, pageNumber: index + 2 }, { signal }),
    ),
  );
  const found = [dataList, ...later.map((answer) => answer.dataList)];
  return {
    words: wordsOf(dataList),
    products: found
      .flatMap(({ searchProducts }) => searchProducts.map(toProductCard))
      .toSorted(byShipDate),
  };
}

/** No date is later than every date. */
function byShipDate(one: ProductCard, other: ProductCard): number {
  return (one.shipsOn ?? '9').localeCompare(other.shipsOn ?? '9');
}
