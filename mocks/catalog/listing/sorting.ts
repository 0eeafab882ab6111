import type { Product, StockName } from '../product.ts';

export type SortOrder =
  | 'relevance'
  | 'best-selling'
  | 'price-asc'
  | 'price-desc'
  | 'premium-asc'
  | 'newest'
  | 'name';

/**
 * Current prices for sorting and filtering, in cents: of the stock of these names, without names of the
 * first.
 */
export interface Prices {
  /** Of one unit. */
  priceOf(product: Product, names: readonly StockName[]): number;
  /** Premium over the metal's value, per fine ounce; infinite without metal. */
  premiumOf(product: Product, names: readonly StockName[]): number;
}

type Compare = (a: Product, b: Product) => number;

const bySales: Compare = (a, b) => b.soldCount - a.soldCount || a.id - b.id;

/** Computes each key once, because computing a price is slower than comparing it. */
function byKey(products: readonly Product[], keyOf: (product: Product) => number): Compare {
  const keys = new Map(products.map((product) => [product, keyOf(product)]));
  return (a, b) => {
    const one = keys.get(a) ?? 0;
    const other = keys.get(b) ?? 0;
    // Two infinities make NaN when subtracted.
    return one === other ? bySales(a, b) : one - other;
  };
}

/**
 * The sorted products, ties broken by sales. 'relevance' keeps the order given, which is that of
 * the search.
 */
export function sortProducts(
  products: readonly Product[],
  order: SortOrder,
  prices: Prices,
  names: readonly StockName[],
): Product[] {
  switch (order) {
    case 'relevance':
      return [...products];
    case 'best-selling':
      return products.toSorted(bySales);
    case 'price-asc':
      return products.toSorted(byKey(products, (product) => prices.priceOf(product, names)));
    case 'price-desc':
      return products.toSorted(byKey(products, (product) => -prices.priceOf(product, names)));
    case 'premium-asc':
      return products.toSorted(byKey(products, (product) => prices.premiumOf(product, names)));
    case 'newest':
      return products.toSorted((a, b) => {
        if (a.addedOn === b.addedOn) return bySales(a, b);
        return a.addedOn < b.addedOn ? 1 : -1;
      });
    case 'name':
      return products.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  }
}

// Numeric, so that '2 oz' comes before '10 oz'.
const byName = new Intl.Collator('en-US', { numeric: true });
