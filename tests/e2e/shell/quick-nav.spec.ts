import type { Page } from '@playwright/test';

import { FOOTER_PAGES } from '#shell/footer/footer-pages.ts';
import { OTHER_PAGES } from '#shell/quick-nav/entries.ts';

import routes from '../../../src/routes.ts';
import { addButton, EAGLE, LISTING } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';

/** Paths that quick navigation does not list: for form posts, email links and developers. */
const NO_PAGES = new Set([
  'checkout/payment/apple',
  'checkout/payment/back',
  // The entry for the checkout redirects to the first unfinished step.
  'checkout/address',
  'checkout/shipping',
  'checkout/payment',
  'checkout/review',
  'signin',
  'signout',
  'development',
  'client-reports',
  // Reached from a separate entry, with the typed text.
  'search/searchresults',
  'orders/order-history.csv',
  'reset-password',
  'verify-email',
  'alert',
]);

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Quick navigation' });
}

function field(page: Page) {
  return dialog(page).getByRole('combobox', { name: 'A page, a product or something to do' });
}

test('Ctrl K, a few letters and Enter lead to a page, and Escape returns the focus', async ({
  page,
  heard,
}) => {
  await opens(page, '/signin');
  const email = page.getByLabel('Email address');
  await email.fill('clara@');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('clara@');

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('monster silver');
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^Silver Monster Boxes/);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ results$/));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const heading = page.getByRole('heading', { level: 1, name: 'Silver Monster Boxes' });
  await expect(heading).toBeFocused();
});

test('keys typed before the dialog is drawn go into the dialog only', async ({ page }) => {
  await opens(page, '/signin');
  const email = page.getByLabel('Email address');
  await email.fill('clara@');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('monster');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('monster');
  await expect(email).toHaveValue('clara@');
});

test('the arrows choose, round the ends; products follow, and the search itself', async ({
  page,
}) => {
  await opens(page, '/site-map');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Quick navigation' }));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(EAGLE.name);
  const options = dialog(page).getByRole('option');
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(`Search products for “${EAGLE.name}”`);
  await expect(options.filter({ hasText: EAGLE.name }).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(EAGLE.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: EAGLE.name })).toBeFocused();
});

test('a pointer chooses a line and picks it, and the focus stays in the field', async ({
  page,
}) => {
  await opens(page, '/site-map');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gold');
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Gold');
  const chart = dialog(page).getByRole('option', { name: 'Gold price chart' });
  await chart.hover();
  await expect(chosen).toHaveText('Gold price chart');
  await dialog(page).getByText('Pages', { exact: true }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText('Gold');
  await chart.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/chart/gold-price');
});

test('each letter chooses the first line again, and so does deleting one', async ({ page }) => {
  await opens(page, '/site-map');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const options = dialog(page).getByRole('option');
  const first = { selected: true, name: 'Gold', exact: true };
  await page.keyboard.type('gold');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type(' ');
  await expect(dialog(page).getByRole('option', first)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await expect(dialog(page).getByRole('option', first)).toBeVisible();
});

test('keys of an input method neither choose nor go anywhere', async ({ page }) => {
  await opens(page, '/site-map');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cart');
  const ofInputMethod = { isComposing: true, bubbles: true };
  await field(page).dispatchEvent('keydown', { key: 'ArrowDown', ...ofInputMethod });
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveText('Cart');
  await field(page).dispatchEvent('keydown', { key: 'Enter', ...ofInputMethod });
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/site-map');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/cart');
});

test('quick navigation knows every page that has no number in its address', async ({ page }) => {
  await opens(page, '/site-map');
  const linked = await page
    .locator('#site-menu a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const others = [...OTHER_PAGES.map(([href]) => href), ...FOOTER_PAGES.map(({ href }) => href)];
  const known = new Set([...linked, ...others]);
  const pages = routes.flatMap(({ path }) => (path && !/[:*]/u.test(path) ? [path] : []));
  expect(pages.length).toBeGreaterThan(15);
  const lost = pages.filter((path) => !NO_PAGES.has(path) && !known.has(`/${path}`));
  expect(lost).toEqual([]);
});

test('earlier messages can be read again, and closing them returns the focus', async ({ page }) => {
  await opens(page, LISTING);
  await addButton(page, EAGLE).click();
  const ADDED = `1 × ${EAGLE.name} added.`;
  await page.getByRole('button', { name: `Close: ${ADDED}` }).click();
  const opener = page.getByRole('button', { name: 'Quick navigation' });
  await opener.click();
  await field(page).fill('earlier');
  await page.keyboard.press('Enter');
  const log = page.getByRole('dialog', { name: 'Earlier messages' });
  await expect(log.getByRole('listitem')).toContainText([ADDED]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Back closes the dialog, and Back again leaves the page', async ({ page }) => {
  await opens(page, '/site-map');
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeFocused();
});

test('a small screen has quick navigation at the top of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await opens(page, '/site-map');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const inStock = page.getByRole('dialog').getByRole('link', { name: 'Shop In-Stock' });
  await expect(inStock, '§2 the header has no room for it').toHaveAttribute(
    'href',
    '/bullion-in-stock',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Quick navigation' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
