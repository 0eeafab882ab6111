import type { Page } from '@playwright/test';

import { comesToPayment } from '../checkout/payment-steps.ts';
import { everythingHeard, expect, isInteractive, opens, tabTo, test, turns } from '../shopper.ts';

const TITLE = 'Open hours around Thanksgiving';

function notice(page: Page) {
  return page.getByRole('region', { name: TITLE });
}

/** Scrolls with the mouse wheel, after hydration. */
async function scrolls(page: Page, pixels: number): Promise<void> {
  await isInteractive(page);
  await page.mouse.wheel(0, pixels);
}

test('§4 the notice comes with the first scroll, is announced, takes no focus, and stays away once seen or closed', async ({
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
  await page.reload();
  await scrolls(page, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  // Another session of the browser.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/glossary');
  await page.getByRole('link', { name: 'LOGIN' }).focus();
  await scrolls(page, 40);
  await expect(notice(page)).toBeVisible();
  const close = page.getByRole('button', { name: 'Close notice' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'LOGIN' })).toBeFocused();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/site-map');
  await scrolls(page, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a scroll before hydration brings the notice, a restored position does not', async ({
  page,
}) => {
  const later = Promise.withResolvers<void>();
  // The early script holds up the HTML.
  const html = await (await page.request.get('/site-map')).text();
  const [, early = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
  expect(early).not.toBe('');
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().endsWith(early)) await later.promise;
    await route.continue();
  });
  await page.goto('/site-map', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  later.resolve();
  await expect(notice(page)).toBeVisible();

  await page.evaluate(() => sessionStorage.removeItem('notice-shown'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(notice(page)).toBeHidden();
  await page.mouse.wheel(0, 40);
  await expect(notice(page)).toBeVisible();

  // The end of the page stands above it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  const line = await notice(page).boundingBox();
  expect(y + height).toBeLessThan((line?.y ?? 0) + 1);
});

test(
  'the notice does not appear between a press and its release',
  { tag: '@rare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/signin');
    await turns(page, 'slow');
    const coming = page.waitForResponse(/GetNotice/);
    await scrolls(page, 40);
    const button = page.getByRole('button', { name: 'Show password' });
    await button.hover();
    await page.mouse.down();
    await (await coming).finished();
    // Waits twice as long as the notice needs to appear.
    for (const _ of [1, 2, 3, 4]) await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(notice(page)).toBeHidden();
    await page.mouse.up();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page)).toBeVisible();
  },
);

test(
  'the notice does not cover the focused control, and appears when the focus moves on',
  { tag: '@rare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 640 });
    await opens(page, '/signup');
    const coming = page.waitForResponse(/GetNotice/);
    const field = page.getByRole('main').getByLabel('Email address');
    await tabTo(page, field);
    await (await coming).finished();
    for (const _ of [1, 2, 3, 4]) await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(notice(page)).toBeVisible();
  },
);

test(
  '§4 there is no notice on the portfolio, nor over a checkout, and one that fails is only logged',
  { tag: '@rare' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await comesToPayment(page);
    for (const path of ['/bold-bullion-portfolio', '/checkout/payment', '/compare']) {
      await page.goto(path);
      await scrolls(page, 400);
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      await expect(notice(page)).toBeHidden();
    }

    await turns(page, 'fail:getNotice');
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error fetching data'),
    );
    await page.goto('/site-map');
    await scrolls(page, 400);
    expect((await logged).type()).toBe('warning');
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  },
);

test('§9 after 300 px a large screen has a button back to the top, and a small one has none', async ({
  page,
}) => {
  await page.goto('/site-map');
  const up = page.getByRole('button', { name: 'Back to top' });
  await scrolls(page, 300);
  await expect(notice(page)).toBeVisible();
  await expect(up).toBeHidden();
  await page.mouse.wheel(0, 500);
  await expect(up).toBeVisible();
  await page.getByLabel('Search products').focus();
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();

  await page.setViewportSize({ width: 1024, height: 700 });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(up).toBeHidden();
});
