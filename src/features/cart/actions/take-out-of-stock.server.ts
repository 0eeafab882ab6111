import { onServer } from '#api/cart/cart-calls.server.ts';
import { removeFromCart } from '#api/cart/cart-verbs.ts';
import type { CartLine } from '#api/cart/cart.ts';
import { isWithoutStock } from '#commerce/cart/model/rules.ts';

/**
 * §5 Deletes lines that no stock covers from the customer's cart. Resolves to the names of those
 * that are gone; one that the API refuses to delete stays in the cart.
 */
export async function takeOutOfStock(lines: readonly CartLine[]): Promise<string[]> {
  const names: string[] = [];
  for (const line of lines.filter(isWithoutStock)) {
    const isGone = await removeFromCart(onServer, line).then(
      () => true,
      () => false,
    );
    if (isGone) names.push(line.name);
  }
  return names;
}
