import type { CartLine } from '#api/cart/cart.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

import type { Wishes } from './wishes.ts';

/** The lines whose wished quantity is not the server's, with the wished one. */
export function unmetQuantities(lines: readonly CartLine[], wishes: Wishes): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = wishes.get(keyOf(line))?.quantity;
    return quantity === undefined || quantity === line.quantity ? [] : [{ ...line, quantity }];
  });
}

/** The lines whose wished tick is not the server's, with the wished one. */
export function unmetTicks(lines: readonly CartLine[], wishes: Wishes): CartLine[] {
  return lines.flatMap((line) => {
    const selected = wishes.get(keyOf(line))?.selected;
    return selected === undefined || selected === line.selected ? [] : [{ ...line, selected }];
  });
}

/** Without those of `answered` that nobody has replaced meanwhile. */
export function settled(wishes: Wishes, answered: Wishes): Wishes {
  return new Map([...wishes].filter(([key, wish]) => answered.get(key) !== wish));
}
