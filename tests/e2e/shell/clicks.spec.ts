import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

/**
 * What may listen to clicks itself: what is pressed, its label, the empty shade of a dialog, and
 * the place of dialogs, where React listens for all that it renders there: by its role it is no
 * object of its own, of which Firefox could say that it can be pressed.
 */
const PRESSED =
  'a, button, input, select, textarea, label, summary, [role=option], [role=menuitem], .dialog-shade, #overlays[role=none]';

test(
  'no text is called clickable by a screen reader: only what is pressed listens to clicks',
  { tag: '@rare' },
  async ({ page }) => {
    await page.addInitScript(noteListeners);
    await isCustomer(page, 1);
    for (const path of ['/cart/cart', '/myaccounts/accountsettings']) {
      await opens(page, path);
      await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Notifications' }).first()).toBeVisible();
      expect(await listening(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await listening(page), 'the menu of a phone').toEqual([]);
  },
);

/** Runs in the page: remembers which elements listen to presses of a pointer. */
function noteListeners(): void {
  const noted = new Set<EventTarget>();
  Object.assign(window, { noted });
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(
    this: EventTarget,
    ...details: Parameters<typeof addEventListener>
  ) {
    if (['click', 'mousedown', 'mouseup'].includes(details[0])) noted.add(this);
    return addEventListener.apply(this, details);
  };
}

/** Elements of the page that listen and are not pressed. React marks its own by `onclick`. */
function listening(page: Page): Promise<string[]> {
  return page.evaluate((pressed) => {
    const { noted } = window as unknown as { noted: Set<EventTarget> };
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.onclick !== null || noted.has(element))
      .filter((element) => !element.matches(pressed))
      .map((element) => `${element.tagName} ${element.id || element.className}`);
  }, PRESSED);
}
