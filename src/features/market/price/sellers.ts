import type { ComparedProduct, SellerPrice } from '#api/spot/price-comparisons.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** The sellers of all products, this store first. */
export function sellersOf(products: readonly ComparedProduct[]): string[] {
  const prices = products.flatMap((product) => product.prices);
  const ours = prices.filter(({ isOurs }) => isOurs);
  return [...new Set([...ours, ...prices].map(sellerName))];
}

/** What the reader calls a seller. */
export function sellerName({ seller, isOurs }: SellerPrice): string {
  return isOurs ? 'This store' : seller;
}

/** The lowest price by check; several sellers may ask it. */
export function lowestOf({ prices }: ComparedProduct): number {
  return Math.min(...prices.map(({ cash }) => cash));
}

/** "Northgate Bullion is $0.31 cheaper for 2026 1 oz Silver Eagle. For the rest …" */
export function cheaperWords(products: readonly ComparedProduct[]): string {
  const told = products.map(cheaperFor);
  const cheaper = told.filter((sentence) => sentence !== undefined);
  if (cheaper.length === 0) return 'By check, no dealer here is cheaper than this store.';
  const rest = told.length > cheaper.length ? ['For the rest, no dealer here is cheaper.'] : [];
  return [...cheaper, ...rest].join(' ');
}

/** By how much another dealer is cheaper for a product; nothing if none is. */
function cheaperFor(product: ComparedProduct): string | undefined {
  const ours = product.prices.find(({ isOurs }) => isOurs);
  const lowest = lowestOf(product);
  const other = product.prices.find(({ cash, isOurs }) => !isOurs && cash === lowest);
  if (!ours || !other || other.cash >= ours.cash) return undefined;
  return `${other.seller} is ${formatMoney(ours.cash - other.cash)} cheaper for ${product.name}.`;
}
