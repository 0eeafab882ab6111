import type { Page } from '@playwright/test';

import { expect, inSight, opens, tabTo, test } from '../shopper.ts';

const cursor = (page: Page) => page.getByRole('slider', { name: /^Gold in the last year, by/ });

test('a shopper walks along a chart by keyboard, and hears each point', async ({ page, heard }) => {
  await opens(page, '/chart/gold-price');
  await page.getByRole('link', { name: '1Y, in the last year' }).press('Enter');
  await expect(page).toHaveURL('/chart/gold-price?range=1Y');
  const chart = page.getByRole('figure', { name: 'Gold in the last year' });
  await expect(chart).toContainText(/Gold (rose|fell) [\d.]+ % in the last year, from \$/);

  await tabTo(page, cursor(page));
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^November \d+, 2026: \$[\d,.]+, /);
  await page.keyboard.press('Home');
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^November \d+, 2025: \$[\d,.]+$/);
  await expect(chart).toContainText('Since then');
  await page.keyboard.press('+');
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(/^Gold (rose|fell) [\d.]+ % in the last year, from \$/),
      expect.stringMatching(/^Showing November \d+, 2025 to /),
    ]);

  await tabTo(page, chart.getByRole('button', { name: 'Play as sound' }));
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chart.getByRole('button', { name: 'Play as sound' })).toBeFocused();
  expect(await heard(), 'the tones, and no words').toHaveLength(2);

  await page.getByRole('link', { name: 'Candles' }).press('Enter');
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^Week of November .*: open \$/);
  await page.getByRole('link', { name: 'Show as table' }).press('Enter');
  await expect(page).toHaveURL('/chart/gold-price?range=1Y&kind=candles&table=shown');
  const table = page.getByRole('table', { name: /^Gold, US dollars/ });
  await expect(table.getByRole('rowheader')).toHaveCount(53);
  await page.goBack();
  await expect(table).toBeHidden();
});

test('candles come apart as one looks closer', async ({ page, heard }) => {
  await opens(page, '/chart/gold-price?range=5Y&kind=candles');
  const chart = page.getByRole('figure', { name: 'Gold in the last five years' });
  await expect(chart).toContainText('Each candle is one month');
  const closer = chart.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await closer.click();
  await expect(chart).toContainText('Each candle is one week');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Showing .* Each candle is one week\.$/));
  await chart.getByRole('button', { name: 'Whole range' }).click();
  await expect(chart).toContainText('Each candle is one month');
});

test('any two days are a chart, and what is wrong with them is said at its field', async ({
  page,
  heard,
}) => {
  await opens(page, '/chart/silver-price?range=1Y&kind=candles');
  await page.getByText('Choose days').click();
  const days = page.getByRole('form', { name: 'Days of the chart' });
  await days.getByLabel('From').fill('2026-02-03');
  await days.getByLabel('To').fill('2026-01-05');
  await days.getByRole('button', { name: 'Show these days' }).press('Enter');
  await expect(days.getByLabel('To')).toBeFocused();
  await expect(days.getByLabel('To')).toHaveAccessibleDescription(
    'Error: The last day must not be before the first.',
  );
  await expect(days.getByLabel('From'), 'nothing is lost').toHaveValue('2026-02-03');
  await days.getByLabel('From').fill('2026-01-05');
  await days.getByLabel('To').fill('2026-02-03');
  await days.getByRole('button', { name: 'Show these days' }).press('Enter');
  const words = 'Silver between January 5, 2026 and February 3, 2026';
  await expect(page.getByRole('figure', { name: words })).toContainText('Each candle is one day');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Of 22 days, silver rose in /));
  await page.getByRole('link', { name: 'Line', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\?from=2026-01-05&to=2026-02-03$/);
  await expect(
    inSight(page).getByText(/^Silver rose [\d.]+ % between January 5, 2026 and/),
  ).toBeVisible();
});

test('a metal is compared, and what $1,000 became is an address of its own', async ({
  page,
  heard,
}) => {
  await opens(page, '/chart/silver-price?range=1Y');
  const compare = page.getByRole('navigation', { name: 'Compare with' });
  await compare.getByRole('link', { name: 'Gold', exact: true }).press('Enter');
  const chart = page.getByRole('figure', { name: 'Silver and gold in the last year' });
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Silver, November/);
  await chart.getByRole('slider').press('ArrowDown');
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Gold, November/);
  await compare.getByRole('link', { name: 'The gold-silver ratio' }).press('Enter');
  await expect
    .poll(heard)
    .toEqual([
      expect.stringMatching(/^Silver is (up|down) [\d.]+ % in the last year, and gold (up|down) /),
      expect.stringMatching(/^The gold-silver ratio (rose|fell) [\d.]+ % in the last year, /),
    ]);

  const since = page.getByRole('form', { name: 'Since when' });
  await since.getByRole('button').press('Enter');
  await expect(since.getByLabel('Bought on')).toBeFocused();
  await since.getByLabel('Bought on').fill('2016-02-07');
  await since.getByLabel('Bought on').press('Enter');
  await expect(page).toHaveURL(/\?range=1Y&with=ratio&since=2016-02-07$/);
  // The seventh is a Sunday.
  const answer =
    /^On February 5, 2016 the troy ounce closed at \$\d\d\.\d\d, so \$1,000 bought [67]\d\./;
  await expect(inSight(page).getByText(answer)).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(answer));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chart has its picture, its sentence, its ranges and its table', async ({ page }) => {
    await page.goto('/chart/silver-price?range=5Y&kind=candles');
    await expect(page.getByText(/^Of \d+ months, silver rose in \d+/)).toBeVisible();
    await expect(page.locator('.chart-rising').last()).toHaveAttribute('d', /^M/);
    await page.getByRole('link', { name: 'All, since the first known price' }).click();
    await page.getByRole('link', { name: 'Line' }).click();
    await page.getByRole('link', { name: 'Show as table' }).click();
    await expect(page.getByRole('rowheader', { name: '2025', exact: true })).toBeVisible();
  });
});
