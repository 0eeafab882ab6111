import type { Cart, Change, Lines } from './possible-carts.ts';

/** What each action of a shopper does to a cart, by §4. */

export function unchanged(cart: Cart): Cart {
  return cart;
}

/** A line that is there keeps its tick. */
export function added(productId: number, quantity = 1): Change {
  return (cart) => ({
    ...cart,
    lines: joined(cart.lines, { [productId]: { quantity, selected: true } }),
  });
}

/** A press on "Increase quantity" or "Decrease quantity" is relative: what another tab added meanwhile stays. */
export function stepped(productId: number, by: number): Change {
  return changed(productId, ({ quantity, selected }) => ({
    quantity: Math.max(1, quantity + by),
    selected,
  }));
}

export function typed(productId: number, quantity: number): Change {
  return changed(productId, ({ selected }) => ({ quantity, selected }));
}

export function ticked(productId: number, selected: boolean): Change {
  return changed(productId, ({ quantity }) => ({ quantity, selected }));
}

/** `isNoted`: this tab offers to undo it. */
export function removed(isGone: (productId: number) => boolean, isNoted = true): Change {
  return removedLines((lines) => Object.keys(lines).map(Number).filter(isGone), isNoted);
}

/** Emptying removes the ticked lines. */
export function emptied(isNoted = true): Change {
  return removedLines(tickedIds, isNoted);
}

function tickedIds(lines: Lines): number[] {
  return Object.entries(lines).flatMap(([id, { selected }]) => (selected ? [Number(id)] : []));
}

/** Undoes the latest removal of these products. An unsure one may not be in the page's list. */
export function putBack(productIds: readonly number[], isForgotten = true) {
  return (cart: Cart): Cart[] => {
    const [first, ...others] = cart.removed;
    if (!first) return [cart];
    const isIt = productIds.toSorted().join() === Object.keys(first.lines).join();
    const rest = { ...cart, removed: others };
    const done = {
      ...(isForgotten ? rest : cart),
      lines: joined(cart.lines, first.lines),
    };
    if (!isIt) return putBack(productIds, isForgotten)(rest);
    return first.isUnsure ? [done, ...putBack(productIds, isForgotten)(rest)] : [done];
  };
}

function changed(productId: number, change: (line: Lines[number]) => Lines[number]): Change {
  return (cart) => {
    const line = cart.lines[productId];
    return line ? { ...cart, lines: { ...cart.lines, [productId]: change(line) } } : cart;
  };
}

function removedLines(idsOf: (lines: Lines) => number[], isNoted: boolean): Change {
  return (cart) => {
    const ids = new Set(idsOf(cart.lines).map(String));
    if (ids.size === 0) return cart;
    const { gone = [], kept = [] } = Object.groupBy(Object.entries(cart.lines), ([id]) =>
      ids.has(id) ? 'gone' : 'kept',
    );
    const removal = { lines: Object.fromEntries(gone), isUnsure: true };
    return {
      lines: Object.fromEntries(kept),
      removed: isNoted ? [removal, ...cart.removed] : cart.removed,
    };
  };
}

function joined(lines: Lines, others: Lines): Lines {
  const all = { ...lines };
  for (const [key, line] of Object.entries(others)) {
    const present = all[Number(key)];
    all[Number(key)] = present ? { ...present, quantity: present.quantity + line.quantity } : line;
  }
  return all;
}
