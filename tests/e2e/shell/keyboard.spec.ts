import type { Page } from '@playwright/test';

import { cartButton, EAGLE, quantity, removeButton } from '../cart/cart-steps.ts';
import { expect, type Heard, inSight, isExpanded, opens, tabTo, test } from '../shopper.ts';

const SILVER = 'Show more under Silver';
const COIN = EAGLE.name;

test('a shopper goes from the home page to the cart and changes it, by keyboard alone', async ({
  page,
  heard,
}) => {
  await opens(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

  const silver = page.getByRole('button', { name: SILVER });
  await tabTo(page, silver);
  await page.keyboard.press('Enter');
  await expect.poll(() => isExpanded(page, SILVER)).toBe(true);
  await expect(silver, 'it would be said twice').not.toHaveAttribute('aria-expanded');
  await page.keyboard.press('Control+Home');
  await expect(silver, 'keys with Ctrl belong to the browser').toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'US Silver Coins' }).first());
  // What takes the focus before the new page is read before it.
  await page.evaluate(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLButtonElement) read.push(target.innerText);
    });
  });
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('US Silver Coins');
  await expect(heading).toBeFocused();
  expect(await isExpanded(page, SILVER)).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { read: string[] }).read)).toEqual([]);
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());

  const coin = page.getByRole('main').getByRole('link', { name: COIN, exact: true });
  await tabTo(page, coin);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(COIN);
  await expect(heading).toBeFocused();

  await page.goBack();
  await expect(heading).toHaveText('US Silver Coins');
  await expect(coin).toBeFocused();
  await expect(coin).toBeInViewport();
  await page.goForward();
  await expect(heading).toHaveText(COIN);

  await tabTo(page, page.getByRole('spinbutton', { name: /^Quantity/ }));
  await page.keyboard.press('ArrowUp');
  const add = page.getByRole('button', { name: `Add to cart, ${COIN}` });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain(`2 × ${COIN} added. Your cart holds 1 item, 2 pieces.`);
  await expect(add).toBeFocused();

  await tabTo(page, cartButton(page), 'Shift+Tab');
  await page.keyboard.press('Space');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  await expect(drawer.getByRole('link', { name: COIN })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'View cart' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/cart');
  await expect(heading).toBeFocused();
  await changesCart(page, heard);
});

/** Changes the quantity of two coins in the cart, and removes them. */
async function changesCart(page: Page, heard: Heard): Promise<void> {
  await tabTo(page, quantity(page, EAGLE));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page, EAGLE)).toHaveValue('4');
  await expect(quantity(page, EAGLE)).toBeFocused();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(`^4 × ${COIN}\\. Total \\$[\\d,.]+\\.$`));

  await tabTo(page, removeButton(page, EAGLE));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  const removed = `^Product deleted successfully: ${COIN}\\. No products in the cart\\. `;
  await expect.poll(heard).toContainEqual(expect.stringMatching(removed));
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
}
