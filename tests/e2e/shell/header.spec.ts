import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

/** Every link of the menu is in its sheets; closed, the header has far fewer stops than this. */
const MOST_STOPS = 60;

type Stop = { name: string; inHeader: boolean; isSeen: boolean; hasOutline: boolean };

/** What has the focus: whether all of it is in the window, uncovered, and its focus drawn. */
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

for (const width of [320, 768, 1440]) {
  for (const who of ['a guest', 'a customer']) {
    test(`${who} walks through the whole header by keyboard at ${width} px, and sees where`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      if (who === 'a customer') await isCustomer(page);
      await opens(page, '/legals/shipping-insurance');
      if (who === 'a customer') {
        const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
        await expect(bell).toBeVisible();
      }
      const seen: Stop[] = [];
      for (let press = 0; press < MOST_STOPS; press++) {
        await page.keyboard.press('Tab');
        const here = await stop(page);
        if (!here.inHeader) break;
        seen.push(here);
      }
      expect(seen.length, 'it ends').toBeLessThan(MOST_STOPS);
      expect(seen.length).toBeGreaterThan(width < 1024 ? 10 : 30);
      expect(seen.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(seen.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
      const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(await inMain(), 'the page comes next').toBe(true);
      await page.keyboard.press('Shift+Tab');
      expect((await stop(page)).name, 'and the way back is the same').toBe(seen.at(-1)?.name);
    });
  }
}

test('the header collapses without taking the focus, and covers nothing that has it', async ({
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

for (const who of ['a guest', 'a customer']) {
  test(`nothing moves while the page of ${who} comes, nor in the minute after`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
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
    });
    if (who === 'a customer') await isCustomer(page, 2);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      await opens(page, '/site-map');
      if (who === 'a customer') {
        const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
        await expect(bell).toBeVisible();
      }
      const looked = page.waitForResponse('**/api/Product/GetSpotPrices*');
      await page.clock.runFor(60_000);
      await looked;
      const moves = () => page.evaluate(() => (window as unknown as { moves: unknown[] }).moves);
      expect(await moves(), `${width} px`).toEqual([]);
    }
  });
}
