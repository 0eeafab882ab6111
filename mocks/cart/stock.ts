import { problem } from '../backend/problem.ts';
import type { Shop } from '../backend/shop.ts';
import { findProduct } from '../catalog/find-product.ts';
import type { Stock } from '../catalog/product.ts';
import type { CartLine } from './line.ts';
import { sizeCents, stockFor } from './priced-line.ts';

/**
 * The stock of a line. Refuses an unknown product, a stock that is empty, and a size that is not
 * made.
 */
export function sellable(line: CartLine, shop: Shop): Stock {
  const product = findProduct(line.productId, shop);
  const stock = stockFor(product, line.source);
  if (!stock || stock.quantity === 0) {
    throw problem(409, `${product.name} cannot be bought at the moment.`);
  }
  if (sizeCents(stock, line.size) === undefined) {
    const message = line.size ? 'is not a size of this piece' : 'is missing: choose a size';
    throw problem(400, 'Choose a size first.', {
      errors: [{ field: 'size', in: 'body', message }],
    });
  }
  return stock;
}

/** Refuses a quantity above the stock and says how many are left. */
export function refuseUncovered({ productId, quantity }: CartLine, stock: Stock, shop: Shop): void {
  if (quantity <= stock.quantity) return;
  const { name } = findProduct(productId, shop);
  const left = stock.quantity === 1 ? 'Only one is' : `Only ${stock.quantity} are`;
  throw problem(409, `${left} left of ${name}. You asked for ${quantity} in all.`);
}
