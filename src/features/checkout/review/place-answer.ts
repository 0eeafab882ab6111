import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { controlId, problemsOf, refusal } from '#commerce/form/answer.ts';

import type { StepAnswer } from '../steps/step-answer.ts';
import { soldOutWords } from '../summary/sold-out.ts';

/**
 * A form field for submits by script: the page shows the answer itself and does not follow
 * redirects.
 */
export const IN_PLACE = 'in-place';

export const FORM = 'review';

/** The id of the group with the checkbox `terms`. */
export const TERMS = controlId(FORM, 'terms');

/** The result of the form that places the order. */
export type PlaceAnswer = StepAnswer & {
  /** The number of the order, if it is placed. */
  placed?: string;
  /** The result is unknown; submitting the same form asks again. */
  isUnknown?: true;
  /** The agreed total and the current total, in cents. */
  moved?: { before: number; now: number };
  /** The order is not what was reviewed. */
  hasChanged?: true;
  /** A line is sold out. */
  isSoldOut?: true;
  /** A link to the page where the shopper can correct it. */
  wayOn?: { href: string; words: string };
};

export const TO_CART = { href: CART_PATH, words: 'Look at the cart' };

/** The refusal because of sold-out lines, with a link to the page that removes them. */
export function soldOutAnswer(gone: readonly CheckoutLine[]): PlaceAnswer {
  return { ...refusal(FORM, soldOutWords(gone)), isSoldOut: true, wayOn: TO_CART };
}

/** The refusal of a form whose terms are not accepted: judged before it is sent, and by the server. */
export function termsRefusal(terms: unknown): PlaceAnswer | undefined {
  if (terms) return undefined;
  const message = 'Tick the box to agree before you place the order.';
  const problems = problemsOf(FORM, { terms: message });
  return { kind: 'refused', form: FORM, problems, status: 400 };
}

export const PLACED_PATH = '/checkout/placed';

const UNKNOWN_WORDS =
  'We could not find out whether your order was placed. Ask again with the button below: it looks for your order first, and never orders twice.';

/** The answer while it is unknown whether the order exists. */
export function unknownAnswer(): PlaceAnswer {
  return { kind: 'failed', form: FORM, says: UNKNOWN_WORDS, isUnknown: true };
}
