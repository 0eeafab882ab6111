import { expect } from 'vitest';
import { locators, page, userEvent, type BrowserPage, type Locator } from 'vitest/browser';

import { holdsAnswers } from './backend.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a selector of CSS finds, for what has no role or name. */
    getBySelector: (css: string) => Locator;
    /** A section of a page by the text of its heading: few sections are landmarks with a name. */
    getSection: (heading: string | RegExp) => Locator;
  }
}

locators.extend({
  getBySelector: (css: string) => css,
  getSection(this: BrowserPage | Locator, heading: string | RegExp) {
    const name = page.getByRole('heading', { name: heading, exact: true });
    // The last one is the innermost of nested sections.
    return this.getBySelector('section').filter({ has: name }).last();
  },
});

/** The visible page and what opens over it, without the live regions, which repeat some of its text. */
export function inSight(): Locator {
  return page.getBySelector('#page, #overlays, .toasts');
}

/** Focuses a control, when it is there, and presses a key on it. */
export async function presses(control: Locator, key = '{Enter}'): Promise<void> {
  (await control.findElement()).focus();
  await userEvent.keyboard(key);
}

/** Presses a button twice before its first press is answered. */
export async function pressesTwice(button: Locator): Promise<void> {
  const answersAll = holdsAnswers();
  await button.dblClick();
  answersAll();
}

/** Presses `key` until `goal` has focus; fails after `MOST_STOPS` presses. */
export async function tabTo(goal: Locator, key: '{Tab}' | '{Shift>}{Tab}{/Shift}' = '{Tab}') {
  const MOST_STOPS = 150;
  for (let stop = 0; stop < MOST_STOPS && goal.query() !== document.activeElement; stop++) {
    await userEvent.keyboard(key);
  }
  await expect.element(goal).toHaveFocus();
}

/** The texts of all that a locator finds, in order. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.trim());
}
