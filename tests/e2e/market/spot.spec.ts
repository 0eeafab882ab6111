import type { Page } from '@playwright/test';

import { expect, opens, test, turns } from '../shopper.ts';

const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu';
const PRICE_FIELDS = /^(\w*Ask|price|cardPrice|discountPrice|askPrice|bidPrice)$/;

/** Records the requests for spot prices. */
function looks(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetSpotPrices')) calls.push(request.url());
  });
  return calls;
}

// A call that is under way when a test ends is answered first.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** Raises the metals, and all prices that depend on them, by one percent. */
async function marketRises(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const answer = JSON.parse(await response.text(), risen) as object;
    await route.fulfill({ response, json: answer });
  });
}

function risen(field: string, value: unknown): unknown {
  const isPrice = typeof value === 'number' && PRICE_FIELDS.test(field);
  return isPrice ? Math.round(value * 101) / 100 : value;
}

/** Sums the layout shifts from now on. */
async function watchesShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    const note = (list: PerformanceEntryList) =>
      shifts.push(...list.map((entry) => (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      shifted: () => {
        note(observer.takeRecords());
        return shifts.reduce((sum, value) => sum + value, 0);
      },
    });
  });
  return async () => {
    // A screenshot forces a layout and a paint.
    await page.screenshot();
    return page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());
  };
}

function tile(page: Page, metal: string) {
  return page
    .getByRole('region', { name: 'Spot prices' })
    .locator('dl > div', { has: page.getByRole('link', { name: `${metal} spot price and chart` }) })
    .getByRole('definition')
    .first();
}

for (const [screen, path] of [
  ['home page', '/'],
  ['product page', PRODUCT],
] as const) {
  test(
    `§4 after 45 seconds every price on the ${screen} is updated in its place and unannounced`,
    { tag: path === PRODUCT ? [] : '@rare' },
    async ({ page, heard }) => {
      await page.clock.install();
      await opens(page, path);
      const prices = page.getByRole('main').getByText(/\$\d/);
      const before = await prices.allInnerTexts();
      const gold = await tile(page, 'Gold').innerText();
      expect(before.length).toBeGreaterThan(10);
      const shifted = await watchesShifts(page);

      await marketRises(page);
      await page.clock.runFor(45_000);
      await expect(tile(page, 'Gold')).not.toHaveText(gold);
      for (const [index, text] of before.entries()) {
        if (isFixed(text)) continue;
        await expect(prices.nth(index), text).not.toHaveText(text);
      }
      expect(await shifted(), 'nothing has moved').toBe(0);
      expect(await heard(), 'nothing was said').toEqual([]);

      await page.getByRole('main').evaluate((main) => {
        main.style.paddingBlockStart = '100px';
      });
      expect(await shifted(), 'what moves is noticed').toBeGreaterThan(0);
    },
  );
}

test('prices pause on request, also on the next page, and catch up at once', async ({
  page,
  heard,
}) => {
  await page.clock.install();
  await opens(page, '/signin');
  const calls = looks(page);
  const note = page.getByRole('region', { name: 'Spot prices' }).getByRole('paragraph');
  await expect(note).toContainText(/^Prices updated, \d{1,2}:\d\d [AP]M ET/);
  await page.getByRole('button', { name: 'Pause live prices' }).press('Enter');
  const resume = page.getByRole('button', { name: 'Resume live prices' });
  await expect(resume).toBeFocused();
  await expect(note).toContainText(/^Prices paused, /);
  await page.clock.runFor(180_000);
  expect(calls).toEqual([]);

  await page.reload();
  await expect(note).toContainText(/^Prices paused, /);
  await page.clock.runFor(180_000);
  expect(calls).toEqual([]);
  await resume.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause live prices' })).toBeFocused();
  await expect(note).toContainText(/^Prices updated, /);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(await heard()).toEqual([]);
});

test('a hidden tab asks for no prices, catches up when shown, and marks them as delayed when it cannot', async ({
  page,
  heard,
}) => {
  await page.clock.install();
  await opens(page, '/signin');
  const calls = looks(page);
  await isHidden(page, true);
  await page.clock.runFor(180_000);
  expect(calls).toEqual([]);
  const gold = await tile(page, 'Gold').innerText();
  await marketRises(page);
  await isHidden(page, false);
  await expect(tile(page, 'Gold')).not.toHaveText(gold);
  const known = await tile(page, 'Gold').innerText();

  await page.unroute('**/api/**');
  await turns(page, 'fail:getSpotPrices');
  await page.clock.runFor(45_000);
  const note = page.getByRole('region', { name: 'Spot prices' }).getByRole('paragraph');
  await expect(note).toContainText(/^Prices delayed, /);
  await expect(tile(page, 'Gold')).toHaveText(known);
  await turns(page, 'stale-spot');
  await page.clock.runFor(45_000);
  await expect(tile(page, 'Gold')).not.toHaveText(known);
  await expect(note).toContainText(/^Prices delayed, /);
  expect(await heard()).toEqual([]);
});

/** Amounts that one percent does not change visibly: the free shipping limit, a few cents. */
function isFixed(text: string): boolean {
  return text.includes('$199') || text.includes('less each') || !/\$[\d,]+\.\d\d/.test(text);
}

/** Simulates switching to another tab. */
async function isHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isIt) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isIt });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
