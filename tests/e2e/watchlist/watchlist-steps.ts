import { expect, type Locator, type Page } from '@playwright/test';

const BUFFALO = '2026 1 oz American Gold Buffalo Coin BU';

/** The button of a watched product's secondary actions. */
function more(page: Page, name = BUFFALO): Locator {
  return page.getByRole('button', { name: `More for ${name}`, exact: true });
}

/** Opens the menu, which is drawn in a later frame than the press. */
export async function opensMore(page: Page, name = BUFFALO): Promise<void> {
  await more(page, name).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

/** Presses an action of the open menu. */
export async function chooses(page: Page, action: string): Promise<void> {
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}
