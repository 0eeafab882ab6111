import { MOST_UNITS, type CartItem, type Source } from '#api/cart/cart-model.ts';
import { decodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { formatCount } from '#commerce/format/count.ts';

import { SOURCE_WORDS } from './cart-words.ts';
import { readQuantity } from './rules.ts';

/** The action of all cart forms, with or without JavaScript. */
export const CART_PATH = '/cart/cart';

/**
 * For a line that was removed in another tab or on another device. The page then shows the current
 * cart.
 */
export const NOT_THERE = 'This line is not in your cart any more.';
export const FULL = 'The cart is full. Remove a product to make room for another.';
export const WRONG_QUANTITY = `Enter a whole number from 1 to ${formatCount(MOST_UNITS)}.`;

/**
 * The line of a form: its field `line`, with the form's `quantity`, `size` and `source` applied.
 * `undefined` if the line or the quantity is invalid, or the size is not chosen.
 */
export function itemOf(form: FormData): CartItem | undefined {
  const item = decodeItem(text(form, 'line') ?? '');
  if (!item) return undefined;
  const typed = text(form, 'quantity');
  const quantity = typed === undefined ? item.quantity : readQuantity(typed);
  const size = text(form, 'size');
  const source = text(form, 'source');
  if (quantity === undefined || size === '') return undefined;
  return {
    ...item,
    quantity,
    ...(size ? { size } : {}),
    ...(source && isSource(source) ? { source } : {}),
  };
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

function isSource(word: string): word is Source {
  return Object.hasOwn(SOURCE_WORDS, word);
}
