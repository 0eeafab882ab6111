import type { Locator, Page } from '@playwright/test';

import { EAGLE, leftInCart, LISTING } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

const PRODUCT = `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`;

function opener(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Preferences' });
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Preferences' });
}

/** Chooses an option in the dialog, and closes it. */
async function chooses(page: Page, label: string, option: string): Promise<void> {
  await opener(page).click();
  await dialog(page).getByLabel(label).selectOption(option);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

function style(element: Locator, name: 'backgroundColor' | 'color') {
  return element.evaluate((drawn, wanted) => getComputedStyle(drawn)[wanted], name);
}

/** The background and text color of the page. */
async function looks(page: Page): Promise<string[]> {
  const root = page.locator('html');
  return [await style(root, 'backgroundColor'), await style(root, 'color')];
}

function textSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Multiplies the metal prices by `times`. */
async function marketRises(page: Page, times: number): Promise<void> {
  await page.route('**/api/Product/GetSpotPrices*', async (route) => {
    const response = await route.fetch();
    const answer = JSON.parse(await response.text(), (field, value: unknown) =>
      field.endsWith('Ask') && typeof value === 'number' ? value * times : value,
    ) as object;
    await route.fulfill({ response, json: answer });
  });
}

/** §9 Waits until the page refreshes its prices. */
async function looksAtMarket(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/api/Product/GetSpotPrices*');
  await page.clock.runFor(46_000);
  await (await answer).finished();
}

test(
  'quick navigation and the menu of small screens open the preferences',
  { tag: '@rare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await opens(page, '/signin');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'A page' })).toBeFocused();
    await page.keyboard.type('text size');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Pref' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  },
);

test('colors apply at once, in other tabs, and on the next page before the first paint', async ({
  page,
  context,
}) => {
  await opens(page, '/signin');
  const other = await context.newPage();
  await opens(other, '/site-map');
  await chooses(page, 'Colors', 'High contrast');
  const BLACK_ON_WHITE = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  expect(await looks(page)).toEqual(BLACK_ON_WHITE);
  await expect.poll(() => looks(other)).toEqual(BLACK_ON_WHITE);

  await page.addInitScript(() => {
    const body = new MutationObserver(() => {
      if (!document.body) return;
      body.disconnect();
      Object.assign(window, { atFirst: document.documentElement.dataset['theme'] });
    });
    body.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/site-map');
  expect(await page.evaluate(() => (window as unknown as { atFirst: string }).atFirst)).toBe(
    'contrast',
  );
  await opens(page, '/signin');
  expect(await looks(page)).toEqual(BLACK_ON_WHITE);
  await chooses(page, 'Colors', 'As my device');
  await expect.poll(() => looks(other)).not.toEqual(BLACK_ON_WHITE);
});

test('text at 150 % makes no page scroll sideways', { tag: '@rare' }, async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await opens(page, '/signin');
  const before = await textSize(page);
  await chooses(page, 'Text size', '150 %');
  expect(await textSize(page)).toBeCloseTo(before * 1.5);
  for (const path of ['/', '/silver/us-silver-coins', PRODUCT, '/cart/cart', LISTING]) {
    await opens(page, path);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('spot prices are read out when the shopper asks for them', async ({ page, heard }) => {
  await opens(page, '/signin');
  const read = page.getByRole('banner').getByRole('button', { name: 'Read spot prices' });
  await expect(read).toBeHidden();
  await chooses(page, 'Spoken prices', 'On request');
  expect(await heard()).toEqual([]);
  await read.press('Enter');
  const four = /^(Delayed s|S)pot prices at .* ET\. Silver \$[\d.]+, .* Gold .* Platinum .* Palla/;
  await expect.poll(heard).toEqual([expect.stringMatching(four)]);
  await expect(read).toBeFocused();
});

test(
  'an alert level is announced once when the price has passed it',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await page.clock.install();
    await opens(page, '/signin');
    await opener(page).click();
    await dialog(page).getByLabel('Spoken prices').selectOption('When my alert level is passed');
    const gold = dialog(page).getByLabel('Gold', { exact: true });
    await gold.fill('-1');
    const set = dialog(page).getByRole('button', { name: 'Set alert levels' });
    await set.click();
    await expect(gold).toBeFocused();
    await expect(gold).toHaveAccessibleDescription(/Enter a price above 0/);
    const now = Number(
      (await dialog(page).getByText('Now $4,').innerText()).replace(/[^\d.]/g, ''),
    );
    await gold.fill((now * 1.005).toFixed(2));
    await set.click();
    await expect(dialog(page).getByText('Your alert levels are set.')).toBeVisible();

    // Another page also watches the prices, without a press.
    await opens(page, '/site-map');
    await looksAtMarket(page);
    expect(await heard()).toEqual([]);
    await marketRises(page, 1.01);
    await looksAtMarket(page);
    const passed = /^Gold has risen to \$4,[\d.]+\. Your alert level was \$4,[\d.]+\.$/;
    await expect(messages(page).getByText(passed)).toBeVisible();
    await marketRises(page, 1.02);
    await looksAtMarket(page);
    await marketRises(page, 1.01);
    await looksAtMarket(page);
    expect(await heard()).toEqual([expect.stringMatching(passed)]);
  },
);
