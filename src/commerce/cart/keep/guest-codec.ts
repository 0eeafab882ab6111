import type { CartItem, Source } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

/** One letter per stock keeps the cookie short: every request sends it. */
const LETTERS: Record<Source, string> = {
  instock: 'i',
  presale: 'p',
  backorder: 'b',
  impaired: 'm',
};
const SOURCES = new Map(
  Object.entries(LETTERS).map(([source, letter]) => [letter, source as Source]),
);

/** Ends each line, so that a truncated line is recognized. */
export const END_OF_ITEM = ':';
const LINE = /^(\d{1,10})x(\d{1,6})([ipbm])(o?)(u?)(?:e(\d{1,10}))?(?:s(.{1,180}))?$/;

/**
 * A guest's cart as a short text of characters that a cookie allows: `1042x3i:` is three of product
 * 1042 from stock; `o` marks an inactive line, `u` an unticked one, `e` a sales event, `s` a size.
 */
export function encodeCart(items: readonly CartItem[]): string {
  return items.map((item) => encodeItem(item) + END_OF_ITEM).join('');
}

/** One line of a cart, for form fields and URLs. */
export function encodeItem(item: CartItem): string {
  const { productId, quantity, source, active, selected, salesEventId, size } = item;
  return [
    `${productId}x${quantity}${LETTERS[source]}`,
    active ? '' : 'o',
    selected ? '' : 'u',
    salesEventId ? `e${salesEventId}` : '',
    size === undefined ? '' : `s${encodeURIComponent(size)}`,
  ].join('');
}

/** All valid lines in `text`; invalid lines are left out. */
export function decodeCart(text: string): CartItem[] {
  const items = new Map<string, CartItem>();
  for (const part of text.split(END_OF_ITEM).slice(0, -1)) {
    const item = decodeItem(part);
    if (item && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  return [...items.values()];
}

/** One line; `undefined` if it is invalid. */
export function decodeItem(text: string): CartItem | undefined {
  const [, id = '', quantity = '', letter = '', inactive, unticked, event, size] =
    LINE.exec(text) ?? [];
  const source = SOURCES.get(letter);
  const sized = decodeSize(size);
  if (!source || !sized || Number(id) < 1 || Number(quantity) < 1) return undefined;
  return {
    productId: Number(id),
    salesEventId: Number(event ?? 0),
    source,
    ...sized,
    quantity: Number(quantity),
    selected: !unticked,
    active: !inactive,
  };
}

/** No size is `{}`; a size that cannot be decoded is `undefined`. */
function decodeSize(text: string | undefined): { size?: string } | undefined {
  if (text === undefined) return {};
  try {
    return { size: decodeURIComponent(text) };
  } catch {
    return undefined;
  }
}
