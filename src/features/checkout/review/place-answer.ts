import type { StepAnswer } from '../steps/step-answer.ts';

/** What came of the form that places the order. */
export type PlaceAnswer = StepAnswer & {
  /** The number of the order that there is now. */
  placed?: string;
  /** Nobody knows yet: the same form asks again. */
  isUnknown?: true;
  /** The total that was agreed to, and what it is now, in cents. */
  moved?: { before: number; now: number };
  /** Where it can be mended. */
  wayOn?: { href: string; words: string };
};

export const PLACED_PATH = '/checkout/placed';

export const UNKNOWN_WORDS =
  'We could not find out whether your order was placed. Ask again with the button below: it looks for your order first, and never orders twice.';
