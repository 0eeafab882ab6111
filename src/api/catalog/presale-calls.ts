import { readListing } from './listing-calls.ts';
import type { Listing } from './listing-model.ts';
import type { ProductCard } from './product-card.ts';

/** The most that the API answers at once. */
const SIZE = 96;

/** Pages that are read at most: more products than that are no page for reading. */
const MOST_PAGES = 4;

type PresalePage = {
  /** Always there for a category. */
  words: Listing['category'];
  /** The first to ship first; those without a date are last. */
  products: ProductCard[];
};

export async function readPresale(category: string, signal: AbortSignal): Promise<PresalePage> {
  const first = await readListing({ category, size: SIZE }, signal);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / SIZE));
  const later = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      readListing({ category, size: SIZE, pageNumber: index + 2 }, signal),
    ),
  );
  const products = [first, ...later].flatMap((listing) => listing.products);
  return {
    words: first.category,
    products: products.toSorted(byShipDate),
  };
}

/** No date is later than every date. */
function byShipDate(one: ProductCard, other: ProductCard): number {
  return (one.shipsOn ?? '9').localeCompare(other.shipsOn ?? '9');
}
