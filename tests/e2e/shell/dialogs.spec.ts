import { readdirSync, readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { cartButton, EAGLE, leftInCart } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

type Opened = {
  name: string;
  opener: (page: Page) => Locator;
  by?: (page: Page) => Promise<void>;
  /** The one page of a customer that has it; without, every page has. */
  path?: string;
};

const preferences = (page: Page) => page.getByRole('button', { name: 'Preferences' });

/** Each file that shows a dialog, with the way to open it. */
const DIALOGS: Record<string, Opened> = {
  'features/cart/drawer/cart-overlay.tsx': { name: 'Cart', opener: cartButton },
  'features/account/preferences/preferences.tsx': { name: 'Preferences', opener: preferences },
  'shell/quick-nav/quick-nav.tsx': {
    name: 'Quick navigation',
    opener: preferences,
    by: (page) => page.keyboard.press('Control+k'),
  },
  'shell/message-log/message-log.tsx': {
    name: 'Earlier messages',
    opener: preferences,
    by: readsLog,
  },
  'shell/menu/side-menu.tsx': {
    name: 'Menu',
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  },
  'features/portfolio/predictions/change-dialog.tsx': {
    name: 'What do you expect?',
    opener: (page) => page.getByRole('link', { name: 'Change your predictions' }),
    path: '/bold-bullion-portfolio/predictions',
  },
  'features/orders/cancel/cancel-dialog.tsx': {
    name: 'Cancel order BPM-104619?',
    opener: (page) => page.getByRole('link', { name: 'Cancel this order…' }),
    path: '/orders/orderdetails/BPM-104619',
  },
};

test('every dialog is in these tests', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const showing = files.filter(
    (file) =>
      file.endsWith('.tsx') && readFileSync(`src/${file}`, 'utf8').includes('overlay/dialog.tsx'),
  );
  expect(showing.toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
});

test('a dialog keeps the focus, and Back closes it without leaving the page', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await page.goto('/forgot-password');
  await opens(page, '/signin');
  for (const opened of Object.values(DIALOGS)) {
    if (!opened.path) await opensAndGoesBack(page, opened, '/signin');
  }
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
});

test('so does a dialog of a customer', { tag: '@rare' }, async ({ page }) => {
  await signsIn(page, 'clara');
  for (const opened of Object.values(DIALOGS)) {
    if (!opened.path) continue;
    await opens(page, opened.path);
    await opensAndGoesBack(page, opened, opened.path);
  }
});

test('a closed dialog costs no press of Back or Forward', { tag: '@rare' }, async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await opens(page, '/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/forgot-password/);
  for (const _ of ['first', 'second']) {
    await cartButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/signin');
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your' })).toBeVisible();

  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart/cart');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/forgot-password/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/signin');
});

async function opensAndGoesBack(
  page: Page,
  { name, opener, by }: Opened,
  url: string,
): Promise<void> {
  await page.setViewportSize({ width: name === 'Menu' ? 390 : 1440, height: 800 });
  await opener(page).focus();
  await (by ? by(page) : page.keyboard.press('Enter'));
  const dialog = page.getByRole('dialog', { name, exact: true });
  await keepsFocus(page, dialog);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('#page')).not.toHaveAttribute('inert');
}

/** Opens the log of messages from quick navigation. */
async function readsLog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^A page/ }).fill('messages');
  await page.keyboard.press('Enter');
}

/** Presses the keys that lead out of a dialog: around both ends, and to the end of the page. */
async function keepsFocus(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('inert');
  const hasFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Control+End']) {
    await page.keyboard.press(key);
    await expect.poll(hasFocus, `focus in the dialog after ${key}`).toBe(true);
  }
}
