import type { Page } from '@playwright/test';

import { everythingHeard, expect, scenario, tabTo, test } from './shopper.ts';

const TITLE = 'Open hours around Thanksgiving';

function notice(page: Page) {
  return page.getByRole('region', { name: TITLE });
}

/** Scrolls as a wheel does, once the page listens. */
async function scrolls(page: Page, pixels: number): Promise<void> {
  await expect(page.locator('#cart')).toHaveAttribute('aria-haspopup', 'dialog');
  await page.mouse.wheel(0, pixels);
}

test('§4 the notice comes with the first scroll, is said, takes no focus, and stays away once closed', async ({
  page,
}) => {
  await page.goto('/site-map');
  await expect(notice(page)).toBeHidden();
  await page.getByRole('link', { name: 'LOGIN' }).focus();
  await scrolls(page, 40);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeFocused();
  await expect
    .poll(() => everythingHeard(page))
    .toContainEqual(expect.stringMatching(`^Notice: ${TITLE}\\. Our vault`));

  const close = page.getByRole('button', { name: 'Close notice' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeFocused();

  await page.reload();
  await scrolls(page, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('§4 there is no notice on the portfolio, and one that fails is only logged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/bold-bullion-portfolio');
  await scrolls(page, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  await scenario(page, 'fail:getNotice');
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching data'),
  );
  await page.goto('/site-map');
  await scrolls(page, 400);
  expect((await logged).type()).toBe('warning');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('§9 after 300 px a large screen has a way back to the top, and a small one has not', async ({
  page,
}) => {
  await page.goto('/site-map');
  const up = page.getByRole('button', { name: 'Back to top' });
  await scrolls(page, 300);
  await expect(notice(page)).toBeVisible();
  await expect(up).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect(up).toBeVisible();
  await tabTo(page, up, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 700 });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(up).toBeHidden();
});
