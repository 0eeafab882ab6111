import { expect, opens } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { expectNoViolations } from './axe.ts';

// Other dialogs, menus and filled pages are looked at in states.browser.test.tsx.

const NARROW = { width: 320, height: 900 };
const WIDE = { width: 1440, height: 900 };

test('axe finds nothing in an open mega-menu, nor in the menu of small screens', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await opens(page, '/signin');
  await page.getByRole('button', { name: 'Show more under Silver' }).click();
  await expect(page.getByRole('link', { name: 'Silver Monster Boxes' }).first()).toBeVisible();
  await expectNoViolations(page, 'mega-menu', { whole: true });

  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectNoViolations(page, 'side menu');
  await menu.getByRole('button', { name: 'Show more under Silver' }).click();
  await expect(menu.getByRole('heading', { name: 'Silver', exact: true })).toBeFocused();
  await expectNoViolations(page, 'side menu of silver');
});
