import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, test, turns } from '../shopper.ts';

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Preferences' });
}

async function chooses(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
  await dialog(page).getByLabel(label).selectOption(option);
}

/** The same customer on another device, which stores only the session. */
async function comesFromElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await opens(page, '/signin');
}

test('the preferences of a customer follow them to another device, and the page says so', async ({
  page,
  heard,
}) => {
  await isCustomer(page);
  await opens(page, '/signin');
  const saved = page.waitForResponse('**/UpdatePreferences');
  await chooses(page, 'Text size', '125 %');
  await expect(dialog(page).getByText('here and wherever you sign in')).toBeVisible();
  await saved;

  await comesFromElsewhere(page);
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');
  await expect(page.locator('html'), 'never chosen').not.toHaveAttribute('data-theme');
  await expect.poll(heard).toContain('The preferences of your account hold here now.');
});

test(
  'a choice that could not be saved is announced, applies here, and is saved on the next page',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await isCustomer(page);
    await opens(page, '/signin');
    await turns(page, 'fail:updatePreferences');
    await chooses(page, 'Colors', 'Dark');
    const unsaved = dialog(page).getByText('Kept in this browser, but not in your account yet.');
    await expect(unsaved).toBeVisible();
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(/^Kept in this browser, but not in your account yet\. /);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await turns(page, '');
    const saved = page.waitForResponse('**/UpdatePreferences');
    await page.reload();
    await saved;
    await comesFromElsewhere(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);
