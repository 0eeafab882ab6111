import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';

import type { StepAnswer } from '../steps/step-answer.ts';
import { soldOutWords } from '../summary/sold-out.ts';

/** The field of a form that the page sends: it shows the answer itself, and follows no redirect. */
export const IN_PLACE = 'in-place';

/** What came of the form that places the order. */
export type PlaceAnswer = StepAnswer & {
  /** The number of the order that there is now. */
  placed?: string;
  /** Nobody knows yet: the same form asks again. */
  isUnknown?: true;
  /** The total that was agreed to, and what it is now, in cents. */
  moved?: { before: number; now: number };
  /** Something in it can no longer be bought. */
  isSoldOut?: true;
  /** Where it can be mended. */
  wayOn?: { href: string; words: string };
};

export const TO_CART = { href: CART_PATH, words: 'Look at the cart' };

/** Why lines that are gone keep an order from being placed, and where to take them out. */
export function soldOutAnswer(gone: readonly CheckoutLine[]): PlaceAnswer {
  return { form: 'review', failed: soldOutWords(gone), isSoldOut: true, wayOn: TO_CART };
}

export const PLACED_PATH = '/checkout/placed';

const UNKNOWN_WORDS =
  'We could not find out whether your order was placed. Ask again with the button below: it looks for your order first, and never orders twice.';

/** It is not known yet whether there is an order. */
export function unknownAnswer(): PlaceAnswer {
  return { form: 'review', failed: UNKNOWN_WORDS, isUnknown: true };
}
