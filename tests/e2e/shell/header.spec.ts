import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

/** An upper bound of tab stops: with the menu closed, the header has far fewer. */
const MOST_STOPS = 60;

type Stop = { name: string; inHeader: boolean; isSeen: boolean; hasOutline: boolean };

/** The focused control: whether it is fully in the window, uncovered, and has a visible outline. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const onTop = document.elementFromPoint(x, y);
    const ring = [element, element.parentElement, element.closest('.spot-tile a')].some((part) => {
      if (!part) return false;
      return [undefined, '::after'].some((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      });
    });
    return {
      name: element.textContent?.trim() || element.id || element.tagName,
      inHeader: element.closest('.site-header, .skip-links') !== null,
      isSeen:
        box.top >= 0 &&
        box.bottom <= innerHeight &&
        box.left >= 0 &&
        box.right <= innerWidth &&
        onTop !== null &&
        (element.contains(onTop) || onTop.contains(element)),
      hasOutline: ring,
    };
  });
}

/** Opens a page as a guest or a customer; resolves when the header has all its controls. */
const SHOPPERS = {
  'a guest': opens,
  'a customer': async (page: Page, path: string) => {
    await isCustomer(page, 2);
    await opens(page, path);
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toBeVisible();
  },
};

/** Widths of the window in pixels, and how many stops the header has at least. */
const WIDTHS = [
  { width: 320, atLeast: 10 },
  { width: 768, atLeast: 10 },
  { width: 1440, atLeast: 30 },
];

for (const [shopper, arrivesAt] of Object.entries(SHOPPERS)) {
  test(
    `${shopper} walks through the whole header by keyboard and sees each focus`,
    { tag: shopper === 'a guest' ? '@rare' : [] },
    async ({ page }) => {
      for (const { width, atLeast } of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await arrivesAt(page, '/legals/shipping-insurance');
        const seen: Stop[] = [];
        for (let press = 0; press < MOST_STOPS; press++) {
          await page.keyboard.press('Tab');
          const here = await stop(page);
          if (!here.inHeader) break;
          seen.push(here);
        }
        const at = `at ${width} px`;
        expect(seen.length, `the header ends ${at}`).toBeLessThan(MOST_STOPS);
        expect(seen.length, at).toBeGreaterThan(atLeast);
        expect(
          seen.filter(({ isSeen }) => !isSeen),
          at,
        ).toEqual([]);
        expect(
          seen.filter(({ hasOutline }) => !hasOutline),
          at,
        ).toEqual([]);
        const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
        expect(await inMain(), `the main part comes next ${at}`).toBe(true);
        await page.keyboard.press('Shift+Tab');
        expect((await stop(page)).name, 'Shift+Tab goes the same way').toBe(seen.at(-1)?.name);
      }
    },
  );
}

test('the header collapses without taking the focus, and does not cover the focused control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await opens(page, '/silver-bullion');
  const search = page.locator('#searchkey');
  await search.focus();
  await page.mouse.wheel(0, 1500);
  const prices = page.getByRole('region', { name: 'Spot prices' });
  await expect(prices).not.toBeInViewport();
  await expect(search).toBeFocused();
  await expect(search, 'the masthead stays').toBeInViewport();

  const links = page.getByRole('main').getByRole('link', { name: /Coin/ });
  const masthead = page.locator('.masthead');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 768, height: 1024 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await links.nth(15).focus();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Shift+Tab');
      const bottom = await masthead.evaluate((part) => part.getBoundingClientRect().bottom);
      const top = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().top ?? 0,
      );
      expect(top, `under the header at ${size.width} px`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

for (const [shopper, arrivesAt] of Object.entries(SHOPPERS)) {
  test(
    `nothing on the page of ${shopper} moves while it loads or in the minute after`,
    { tag: shopper === 'a guest' ? [] : '@rare' },
    async ({ page }) => {
      await page.addInitScript(noteMoves);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.clock.install();
        await arrivesAt(page, '/site-map');
        const looked = page.waitForResponse('**/api/Product/GetSpotPrices*');
        await page.clock.runFor(60_000);
        await looked;
        const moves = () => page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
        expect(await moves(), `${width} px`).toEqual([]);
        await page.getByRole('main').evaluate((main) => {
          main.style.paddingBlockStart = '100px';
        });
        await expect
          .poll(async () => (await moves()).length, 'a move is noticed')
          .toBeGreaterThan(0);
      }
    },
  );
}

/** Runs in the page: records each layout shift. */
function noteMoves(): void {
  const moves: unknown[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      };
      if (value > 0.001) moves.push([value, sources.map(({ node }) => node?.className)]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
