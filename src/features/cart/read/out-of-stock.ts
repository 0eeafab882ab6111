import type { CartLine } from '#api/cart/cart-model.ts';
import { isWithoutStock } from '#commerce/cart/model/rules.ts';

/**
 * §5 Deletes lines that no stock covers from the customer's cart, by `remove`. Resolves to those
 * that are gone and those that the API refused to delete, which stay in the cart.
 */
export async function deleteOutOfStock(
  lines: readonly CartLine[],
  remove: (line: CartLine) => Promise<unknown>,
): Promise<{ gone: CartLine[]; refused: CartLine[] }> {
  const gone: CartLine[] = [];
  const refused: CartLine[] = [];
  for (const line of lines.filter(isWithoutStock)) {
    const list = await remove(line).then(
      () => gone,
      () => refused,
    );
    list.push(line);
  }
  return { gone, refused };
}
