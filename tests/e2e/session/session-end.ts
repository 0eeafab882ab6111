import type { Page } from '@playwright/test';

import type { Customer } from '#tests/customers.ts';

/** How a shopper triggers one secured call: by opening a page, or by a press on it. */
export type SessionEnd = {
  page: string;
  /** The customer; Clara by default. */
  as?: Customer;
  /** Prepares cart lines or a list entry. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens a part of the page before the session ends. */
  first?: (page: Page) => Promise<unknown>;
  /** Without it, opening the page triggers the call. */
  press?: (page: Page) => Promise<unknown>;
  /** The press submits a form that is a page of its own: the sign-in page follows at once. */
  leads?: true;
  /** Checks that the typed text is there after sign-in. */
  kept?: (page: Page) => Promise<unknown>;
  /** The reason why the customer is correctly not told. */
  silent?: string;
};

/** Presses the first button of this name on the page. */
export function presses(name: string | RegExp) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click();
}
