import type { Shop } from '../backend/shop.ts';
import type { CartLine } from './line.ts';
import { priceLine, stockFor } from './priced-line.ts';
import { mergeGuest } from './rules.ts';
import type { StoredLine } from './table.ts';

/**
 * A customer's cart with a guest's lines added. Lines that cannot be bought are dropped; a quantity
 * above the stock is cut to the stock.
 */
export function mergedCart(
  lines: readonly StoredLine[],
  guest: readonly CartLine[],
  shop: Shop,
  nextId: () => number,
): StoredLine[] {
  const buyable = guest
    .filter((line) => priceLine(line, shop).price)
    .map((line): StoredLine => withCartId(line, nextId()));
  return mergeGuest(lines, buyable).map((line) => cutToStock(line, shop));
}

function withCartId(line: CartLine, cartId: number): StoredLine {
  return { ...line, cartId };
}

function cutToStock(line: StoredLine, { catalog }: Shop): StoredLine {
  const product = catalog.byId.get(line.productId);
  const most = (product && stockFor(product, line.source)?.quantity) ?? 0;
  return line.quantity > most && most > 0 ? { ...line, quantity: most } : line;
}
