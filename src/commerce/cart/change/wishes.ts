import type { CartLine } from '#api/cart/cart.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

/** What a customer has asked of one line and the server has not answered yet. */
export type Wish = { quantity?: number; selected?: boolean; removed?: true };

/** By the key of the line. A wish is replaced, never changed: identity tells a newer one. */
export type Wishes = ReadonlyMap<string, Wish>;

export const NO_WISHES: Wishes = new Map();

/** The server's lines as they will be once every wish has been granted. */
export function granted(lines: readonly CartLine[], wishes: Wishes): readonly CartLine[] {
  if (wishes.size === 0) return lines;
  return lines.flatMap((line) => {
    const wish = wishes.get(keyOf(line));
    if (!wish) return [line];
    if (wish.removed) return [];
    const { quantity = line.quantity, selected = line.selected } = wish;
    const next = withQuantity(line, quantity);
    return [next.selected === selected ? next : { ...next, selected }];
  });
}

/** Adds to what is already wished of some lines, by their keys. */
export function wished(wishes: Wishes, keys: readonly string[], wish: Wish): Wishes {
  const next = new Map(wishes);
  for (const key of keys) next.set(key, { ...wishes.get(key), ...wish });
  return next;
}
