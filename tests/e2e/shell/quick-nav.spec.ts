import type { Page } from '@playwright/test';

import { FOOTER_PAGES } from '#shell/footer/footer-pages.ts';
import { OTHER_PAGES } from '#shell/quick-nav/entries.ts';

import routes from '../../../src/routes.ts';
import { addButton, EAGLE, LISTING } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

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
  'time',
  // Reached from a separate entry, with the typed text.
  'search/searchresults',
  // Read by programs.
  ...['blogs', 'news', 'jewelry-blogs'].flatMap((list) => [`${list}/rss.xml`, `${list}/atom.xml`]),
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'opensearch.xml',
  'orders/order-history.csv',
  'bold-bullion-portfolio/holdings.csv',
  'bold-bullion-portfolio/transactions.csv',
  'bold-bullion-portfolio/tax-report.pdf',
  'reset-password',
  'verify-email',
  // Leads to the address in the menu.
  'product/movietheme',
  // A sale that is over: it stays for those who come by an old link.
  'deals/veterans-day-sale',
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

test('a small screen has quick navigation in the menu', { tag: '@rare' }, async ({ page }) => {
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
