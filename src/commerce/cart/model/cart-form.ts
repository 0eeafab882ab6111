import { MOST_UNITS, type CartItem, type Source } from '#api/cart/cart-model.ts';
import { decodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { formatCount } from '#commerce/format/count.ts';

import { SOURCE_WORDS } from './cart-words.ts';
import { readQuantity } from './rules.ts';

/** Where every form of the cart is sent, with or without JavaScript. */
export const CART_PATH = '/cart/cart';

/** What a form of the cart asks for, in its field `intent`. */
export type CartIntent = 'add' | 'overwrite' | 'set' | 'remove' | 'empty';

const INTENTS: ReadonlySet<unknown> = new Set(['add', 'overwrite', 'set', 'remove', 'empty']);

export const WRONG_QUANTITY = `Enter a whole number from 1 to ${formatCount(MOST_UNITS)}.`;

export function intentOf(form: FormData): CartIntent | undefined {
  const intent = form.get('intent');
  return INTENTS.has(intent) ? (intent as CartIntent) : undefined;
}

/**
 * The line that a form is about: its field `line`, as the form's own choices of `quantity`, `size`
 * and `source` change it. `undefined` when it names no line or no quantity.
 */
export function itemOf(form: FormData): CartItem | undefined {
  const item = decodeItem(text(form, 'line') ?? '');
  if (!item) return undefined;
  const typed = text(form, 'quantity');
  const quantity = typed === undefined ? item.quantity : readQuantity(typed);
  const size = text(form, 'size');
  const source = text(form, 'source');
  if (quantity === undefined) return undefined;
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
