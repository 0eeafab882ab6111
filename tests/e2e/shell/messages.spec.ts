import type { Locator, Page } from '@playwright/test';

import { EAGLE } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

const PRODUCT = `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`;

const message = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first();

for (const size of [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`at ${size.width} px a message covers nothing that has the focus, and ends with the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await opens(page, PRODUCT);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .press('Enter');
    await expect(message(page)).toBeVisible();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press(press < 15 ? 'Tab' : 'Shift+Tab');
      const focused = page.locator('*:focus');
      const its = await boxOf(focused);
      const isOther = await focused.evaluate((element) => element.closest('.toasts') !== null);
      if (isOther || its.height > size.height / 2) continue;
      expect(overlap(await boxOf(message(page)), its), `press ${press}`).toBe(0);
    }
    if (size.width > 1024) {
      const search = await boxOf(page.getByRole('search'));
      expect(overlap(await boxOf(message(page)), search)).toBe(0);
    }
    await page.clock.install();
    await page.clock.runFor(1_500);
    await page.getByRole('link', { name: 'Home' }).first().press('Enter');
    await expect(page).toHaveURL('/');
    await expect(message(page)).toBeHidden();
  });
}

test('at 320 px the longest message without a link is at most 96 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('settings', '{"prices":"request"}'));
  await opens(page, '/site-map');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Read spot prices' }).click();
  await expect(message(page)).toContainText(/^Silver .*Palladium \$1,\d{3}\.\d\d, \d+:\d\d AM ET$/);
  expect((await boxOf(message(page))).height).toBeLessThanOrEqual(96);
});

test('on a phone a message stands above the total and its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, PRODUCT);
  const button = page.getByRole('button', { name: /^Add to cart/ }).first();
  await button.click();
  await expect(message(page)).toBeVisible();
  expect(overlap(await boxOf(message(page)), await boxOf(button))).toBe(0);
});

test('the buttons of the lower corner cover no text and no control', async ({ page }) => {
  for (const path of ['/', PRODUCT, '/silver-bullion', '/state-sales-tax']) {
    await page.setViewportSize({ width: 1025, height: 720 });
    await opens(page, path);
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    for (let screen = 0; screen < 6; screen++) {
      for (const width of [1025, 1280, 1440]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await coveredByCorner(page), `${path} at ${width} px`).toEqual([]);
      }
      await page.mouse.wheel(0, 577);
    }
  }
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

/** The area that two boxes share, in square pixels; at an edge the outline may touch. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 1 && high > 1 ? wide * high : 0;
}

/** What lies under the buttons: the beginning of each text or the tag of each control. */
function coveredByCorner(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    for (const button of document.querySelectorAll('.late-corner :is(a, button)')) {
      const its = button.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        box.right > its.left &&
        box.bottom > its.top &&
        box.left < its.right &&
        box.top < its.bottom;
      for (const part of document.querySelectorAll('main *, .site-footer *')) {
        const range = document.createRange();
        for (const text of part.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some(isUnder))
            covered.push(text.textContent.slice(0, 40));
        }
        if (part.matches('a, button, input, select') && isUnder(part.getBoundingClientRect())) {
          covered.push(part.tagName);
        }
      }
    }
    return covered;
  });
}
