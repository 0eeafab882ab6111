import type { Page } from '@playwright/test';

import { expect, inSight, isExpanded, opens, test } from '../shopper.ts';

function entry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name: `Show more under ${name}` });
}

function inside(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first();
}

/** A link that no open menu covers. */
function away(page: Page) {
  return page.getByRole('link', { name: 'LOGIN' });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await opens(page, '/signin');
  // The menu's script loads at the first focus or hover.
  await expect(async () => {
    await button(page, 'Silver').press('ArrowRight');
    await expect(entry(page, 'Gold')).toBeFocused({ timeout: 500 });
  }).toPass();
  await button(page, 'Silver').focus();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('§2 a mouse that rests on an entry opens its sheet, and can move into it', async ({
  page,
}) => {
  await entry(page, 'Gold').hover();
  await expect(inside(page, 'American Gold Eagles')).toBeHidden();
  await page.clock.runFor(200);
  await expect(inside(page, 'American Gold Eagles')).toBeVisible();
  expect(await isExpanded(page, 'Show more under Gold')).toBe(true);
  await expect(
    inSight(page).getByText('The smaller the piece, the more you pay per ounce.'),
  ).toBeVisible();
  await inside(page, 'American Gold Eagles').hover();
  await page.clock.runFor(2_000);
  await expect(inside(page, 'American Gold Eagles')).toBeVisible();

  await away(page).hover();
  await page.clock.runFor(300);
  await expect(inside(page, 'American Gold Eagles')).toBeVisible();
  await page.clock.runFor(200);
  await expect(inside(page, 'American Gold Eagles')).toBeHidden();
});

test('a mouse that passes over opens no sheet; a pressed sheet stays; Escape and Back return the focus', async ({
  page,
}) => {
  await entry(page, 'Gold').hover();
  await page.clock.runFor(100);
  await away(page).hover();
  await page.clock.runFor(1_000);
  await expect(inside(page, 'American Gold Eagles')).toBeHidden();

  await button(page, 'Gold').hover();
  await page.clock.runFor(200);
  await expect(inside(page, 'American Gold Eagles')).toBeVisible();
  await button(page, 'Gold').click();
  await away(page).hover();
  await page.clock.runFor(1_000);
  await expect(inside(page, 'American Gold Eagles')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside(page, 'American Gold Eagles')).toBeHidden();
  await expect(button(page, 'Gold')).toBeFocused();

  await page.clock.resume();
  await button(page, 'Gold').press('Enter');
  await inside(page, 'American Gold Eagles').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Gold Eagles/ })).toBeFocused();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sign in' }),
    'the link was in a sheet that is closed now',
  ).toBeFocused();
});
