import { type CartLine, type LineKey, isSameLine } from './line.ts';

function joined<Line extends CartLine>(line: Line, added: CartLine): Line {
  if (line.active) return { ...line, quantity: line.quantity + added.quantity };
  // Unselected, so that a line the shopper had set aside does not get into an order.
  return { ...line, quantity: added.quantity, selected: false, active: true };
}

function changeLine<Line extends CartLine>(
  lines: readonly Line[],
  key: LineKey,
  change: (line: Line) => Line,
): Line[] {
  return lines.map((line) => (isSameLine(line, key) ? change(line) : line));
}

/**
 * §4 Merges into an existing line when product, sales event, inventory source and size all match,
 * otherwise appends. A re-added inactive item resets its quantity and is unselected.
 */
export function addLine<Line extends CartLine>(lines: readonly Line[], added: Line): Line[] {
  return lines.some((line) => isSameLine(line, added))
    ? changeLine(lines, added, (line) => joined(line, added))
    : [...lines, added];
}

/** §4 Overwrite sets the quantity and marks the line selected, instead of adding to it. */
export function overwriteLine<Line extends CartLine>(lines: readonly Line[], added: Line): Line[] {
  const { quantity } = added;
  return lines.some((line) => isSameLine(line, added))
    ? changeLine(lines, added, (line) => ({ ...line, quantity, selected: true, active: true }))
    : [...lines, { ...added, selected: true }];
}

/** The cart with another quantity in one line; its selection stays. */
export function setQuantity<Line extends CartLine>(
  lines: readonly Line[],
  key: LineKey,
  quantity: number,
): Line[] {
  return changeLine(lines, key, (line) => ({ ...line, quantity }));
}

/** The cart with one line ticked or unticked. */
export function setSelected<Line extends CartLine>(
  lines: readonly Line[],
  key: LineKey,
  selected: boolean,
): Line[] {
  return changeLine(lines, key, (line) => ({ ...line, selected }));
}

/** The cart without one line. */
export function removeLine<Line extends CartLine>(lines: readonly Line[], key: LineKey): Line[] {
  return lines.filter((line) => !isSameLine(line, key));
}

/** §4 Emptying the cart removes only selected items. */
export function emptyCart<Line extends CartLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ selected }) => !selected);
}

/** §4 Inactive lines are not counted: how many lines the cart's badge shows. */
export function countLines(lines: readonly CartLine[]): number {
  return lines.filter(({ active }) => active).length;
}

/** The lines of an order: selected and active. */
export function orderedLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ selected, active }) => selected && active);
}

/**
 * A customer's cart after sign-in: the guest's lines are added in their order by the rules of
 * adding. Inactive lines of the guest are dropped.
 */
export function mergeGuest<Line extends CartLine>(
  lines: readonly Line[],
  guest: readonly Line[],
): Line[] {
  return guest.filter(({ active }) => active).reduce<Line[]>(addLine, [...lines]);
}
