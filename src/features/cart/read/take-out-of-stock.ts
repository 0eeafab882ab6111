import type { CartLine } from '#api/cart/cart-model.ts';
import { remove } from '#commerce/cart/change/customer-cart.ts';
import { takenOut } from '#commerce/cart/model/pending.ts';
import { isWithoutStock, keyOf } from '#commerce/cart/model/rules.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { deleteOutOfStock } from './out-of-stock.ts';

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
  const untried = lines.filter((line) => isWithoutStock(line) && !tried.has(keyOf(line)));
  for (const line of untried) tried.add(keyOf(line));
  const { gone, refused } = await deleteOutOfStock(untried, remove);
  takenOut.set([...takenOut.get(), ...gone.map(({ name }) => name)]);
  for (const { name } of gone) announce(`${name} is out of stock and was taken out of your cart.`);
  for (const { name } of refused) {
    toast(`${name} is out of stock, but could not be taken out of your cart.`, { tone: 'error' });
  }
}
