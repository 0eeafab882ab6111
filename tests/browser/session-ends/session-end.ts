import { page } from 'vitest/browser';

import type { Customer } from '#tests/customers.ts';

/** How a shopper triggers one secured call: by opening a page, or by a press on it. */
export type SessionEnd = {
  page: string;
  /** The customer; Clara by default. */
  as?: Customer;
  /** Width of the window in pixels: on a narrow one more of a page is still far below. */
  width?: number;
  /** What a guest has left in this browser's cart: opening the page then makes a call of its own. */
  cart?: string;
  /** Prepares cart lines or a checkout, by calls. */
  before?: () => Promise<unknown>;
  /** Opens a part of the page before the session ends. */
  first?: () => Promise<unknown>;
  /** Without it, opening the page triggers the call. */
  press?: () => Promise<unknown>;
  /** The press submits a form that is a page of its own: the sign-in page follows at once. */
  leads?: true;
};

/** Presses the first button of this name on the page. */
export function presses(name: string | RegExp) {
  return () => page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Presses a switch of the account settings. */
export function turnsSwitch(name: string) {
  return () => page.getByRole('switch', { name }).click();
}

/** Fills in the fields of a place by their labels. */
export async function types(
  place: Pick<typeof page, 'getByLabelText'>,
  typed: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await place.getByLabelText(label).fill(text);
}
