import type { Page } from '@playwright/test';

import { expect, opens, tabTo, test } from '../shopper.ts';

const cursor = (page: Page) => page.getByRole('slider', { name: /^Gold in the last year, by/ });

test(
  'a shopper walks along a chart by keyboard, and hears each point',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await opens(page, '/chart/gold-price');
    await page.getByRole('radio', { name: '1Y, in the last year' }).press('Space');
    await expect(page).toHaveURL('/chart/gold-price?range=1Y');
    const chart = page.getByRole('figure', { name: 'Gold in the last year' });
    await expect(chart).toContainText(/Gold (rose|fell) [\d.]+ % in the last year, from \$/);

    await tabTo(page, cursor(page));
    await expect(cursor(page)).toHaveAttribute(
      'aria-valuetext',
      /^November \d+, 2026: \$[\d,.]+, /,
    );
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

    await page.getByRole('radio', { name: 'Candles' }).press('Space');
    await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^Week of November .*: open \$/);
    await page.getByRole('button', { name: 'Show as table, 53 rows' }).press('Enter');
    await expect(page).toHaveURL('/chart/gold-price?range=1Y&kind=candles&table=shown');
    const table = page.getByRole('table', { name: /^Gold, US dollars/ });
    await expect(table.getByRole('rowheader')).toHaveCount(53);
    await page.goBack();
    await expect(table).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chart has its picture, its sentence, its ranges and its table', async ({ page }) => {
    await page.goto('/chart/silver-price?range=5Y&kind=candles');
    await expect(page.getByText(/^Of \d+ months, silver rose in \d+/)).toBeVisible();
    await expect(page.locator('.chart-rising').last()).toHaveAttribute('d', /^M/);
    await page.getByRole('radio', { name: 'All, since the first known price' }).check();
    await page.getByRole('button', { name: 'Show this range' }).click();
    await page.getByRole('radio', { name: 'Line' }).check();
    await page.getByRole('button', { name: 'Show this form' }).click();
    await page.getByRole('button', { name: /^Show as table/ }).click();
    await expect(page.getByRole('rowheader', { name: '2025', exact: true })).toBeVisible();
  });
});
