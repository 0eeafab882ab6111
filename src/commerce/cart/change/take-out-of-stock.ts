import type { CartLine } from '#api/cart/cart.ts';
import { takenOut } from '#commerce/cart/model/pending.ts';
import { isWithoutStock, keyOf } from '#commerce/cart/model/rules.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { remove } from './customer-cart.ts';

/**
 * Each line is tried once per page: if the API refuses, the line stays in the cart, listed apart
 * from the lines that can be bought.
 */
const tried = new Set<string>();

/**
 * §5 Deletes lines without stock from the customer's cart. Tells the shopper about each line, also
 * when the API refuses.
 */
export async function takeOutOfStock(lines: readonly CartLine[]): Promise<void> {
  for (const line of lines.filter(isWithoutStock)) {
    if (tried.has(keyOf(line))) continue;
    tried.add(keyOf(line));
    try {
      await remove(line);
      takenOut.set([...takenOut.get(), line.name]);
      announce(`${line.name} is out of stock and was taken out of your cart.`);
    } catch {
      toast(`${line.name} is out of stock, but could not be taken out of your cart.`, {
        tone: 'error',
      });
    }
  }
}
