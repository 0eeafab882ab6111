import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu';

const heading = () => page.getByRole('heading', { level: 1 });

// React logs each error that a boundary has caught.
afterEach(() => void vi.mocked(console.error).mockClear());

/** Operations that supply one part of a page, and the message that replaces the part. */
test.each([
  ['getSpotPrices', '/site-map', 'Spot prices are not available right now.'],
  ['getProducts', '/', 'These products could not be loaded.'],
  ['getCustomerReviews', '/', /could not be (shown|loaded)/],
  ['getCustomerReviews', PRODUCT, /could not be (shown|loaded)/],
  ['getSpotHistory', '/chart/gold-price', 'The chart could not be shown.'],
  ['getSpotPrices', '/chart/gold-price', 'The price of gold is not known right now.'],
  ['getSpotPrices', '/alert/spot/gold', 'Spot prices are not available right now.'],
  ['getSpotPrices', '/compare?product=301470&product=225134', 'Spot prices are not available'],
  ['getProducts', '/sale/precious-metal-verifier', 'Failed to fetch search results'],
  ['getBuybackPrices', '/bold-bullion-portfolio/301470', 'Our bids could not be loaded.'],
])('a malformed answer of %s leaves the rest of %s as it is', async (operation, path, says) => {
  await opens(path, { as: 'clara', scenario: `malformed:${operation}` });
  // What is far below comes with the first use.
  await userEvent.keyboard('{Tab}');
  await expect.element(inSight().getByText(says).first()).toBeVisible();
  await expect.element(heading()).toBeVisible();
  await expect.element(heading()).not.toShow('This page did not load');
  await expect.element(page.getBySelector('header search')).toBeVisible();
});

test('a part that could not be shown can be tried again more than once', async () => {
  await opens('/chart/gold-price', { scenario: 'malformed:getSpotHistory' });
  const again = page.getByRole('button', { name: 'Try again to show: The chart' });
  await presses(again);
  await expect.poll(heard).toContain('The chart could not be shown.');
  await expect.element(again).toHaveFocus();
  await triesAgain(again);
  await expect.element(inSight().getByText(/^Show as table/)).toBeVisible();
  // Not the first heading of the page: the report of what was malformed may be there by now.
  await expect.element(page.getByRole('heading', { name: 'Gold in the last' })).toHaveFocus();
});
