import {
  MOST_LINES,
  MOST_UNITS,
  type CartItem,
  type CartLine,
  type LineKey,
} from '#api/cart/cart-model.ts';

/** §9 Above this many items the badge says "9+". */
const MOST_ON_BADGE = 9;

/** §4 Lines are the same if product, sales event, inventory source and size are all equal. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return keyOf(one) === keyOf(other);
}

/** These four as one string, for ids in markup and keys of maps. */
export function keyOf({ productId, salesEventId, source, size = '' }: LineKey): string {
  return `${productId}-${salesEventId}-${source}-${size}`;
}

/** The id of the quantity field of a line on the cart page. */
export function lineId(line: LineKey): string {
  return `line-${keyOf(line)}`;
}

/**
 * §4 Adds to an existing line, which keeps its tick, or appends a new line. A re-added inactive
 * line restarts with the added quantity, unticked. A full cart does not change.
 */
export function addItem<Item extends CartItem>(items: readonly Item[], added: Item): Item[] {
  const present = items.find((item) => isSameLine(item, added));
  if (!present) return items.length < MOST_LINES ? [...items, inRange(added)] : [...items];
  return replace(items, joined(present, added));
}

function joined<Item extends CartItem>(present: Item, added: Item): Item {
  if (!present.active) {
    return inRange({ ...present, quantity: added.quantity, selected: false, active: true });
  }
  return inRange({ ...present, quantity: present.quantity + added.quantity });
}

/** §4 Replaces the quantity and ticks the line; appends the line if it is new. */
export function overwriteItem<Item extends CartItem>(items: readonly Item[], wanted: Item): Item[] {
  const present = items.find((item) => isSameLine(item, wanted));
  if (!present) return addItem(items, wanted);
  const { quantity } = wanted;
  return replace(items, inRange({ ...present, quantity, selected: true, active: true }));
}

/** Changes one line. The other lines and the order stay the same. */
export function changeItem<Item extends CartItem>(
  items: readonly Item[],
  key: LineKey,
  change: Partial<Pick<CartItem, 'quantity' | 'selected' | 'active'>>,
): Item[] {
  return items.map((item) => (isSameLine(item, key) ? inRange({ ...item, ...change }) : item));
}

export function removeItem<Item extends CartItem>(items: readonly Item[], key: LineKey): Item[] {
  return items.filter((item) => !isSameLine(item, key));
}

/** §4 Emptying the cart removes only the ticked lines. */
export function emptyCart<Item extends CartItem>(items: readonly Item[]): Item[] {
  return items.filter((item) => !item.selected);
}

/** The lines of a cart, and the sum of their quantities. */
export type CartCount = { items: number; pieces: number };

/** §4 Inactive lines are not counted. */
export function countItems(items: readonly Pick<CartItem, 'active' | 'quantity'>[]): CartCount {
  const count = { items: 0, pieces: 0 };
  for (const { active, quantity } of items) {
    if (!active) continue;
    count.items += 1;
    count.pieces += quantity;
  }
  return count;
}

/** §9 The number on the cart button. */
export function badgeText(count: number): string {
  return count > MOST_ON_BADGE ? `${MOST_ON_BADGE}+` : String(count);
}

/** §5 The lines of the drawer: active, and with a positive price for their quantity. */
export function isBuyable({ active, unitCents }: { active: boolean; unitCents: number }): boolean {
  return active && unitCents > 0;
}

/**
 * §5 True if the API's stock does not cover the quantity. Inactive lines are set aside and do not count.
 */
export function isWithoutStock({
  active,
  isOutOfStock,
}: Pick<CartLine, 'active' | 'isOutOfStock'>): boolean {
  return active && isOutOfStock === true;
}

/** §5 A quantity is a positive integer without a leading zero; anything else is `undefined`. */
export function readQuantity(text: string): number | undefined {
  if (!/^[1-9]\d*$/.test(text.trim())) return undefined;
  return Math.min(Number(text), MOST_UNITS);
}

function inRange<Item extends CartItem>(item: Item): Item {
  return { ...item, quantity: Math.min(Math.max(item.quantity, 1), MOST_UNITS) };
}

function replace<Item extends CartItem>(items: readonly Item[], next: Item): Item[] {
  return items.map((item) => (isSameLine(item, next) ? next : item));
}
