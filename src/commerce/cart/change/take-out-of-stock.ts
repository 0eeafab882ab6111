import type { CartLine } from '#api/cart/cart-model.ts';
import { takenOut } from '#commerce/cart/model/pending.ts';
import { isWithoutStock, keyOf } from '#commerce/cart/model/rules.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { remove } from './customer-cart.ts';
import { deleteOutOfStock } from './out-of-stock.ts';

/** Lines are tried once a page: a line that the API refuses to delete is shown apart. */
const tried = new Set<string>();

/** §5 Deletes lines that no stock covers, and tells the shopper of each, also of a refusal. */
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
