import { cartButton, EAGLE, leftInCart, MAPLE, removeButton } from './cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

test('§4 pressing the cart opens a dialog that takes the focus and gives it back', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await opens(page, '/signin');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  await expect(drawer).toContainText('Subtotal, 1 item, 3 pieces');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(cartButton(page)).toHaveAttribute('aria-expanded', 'false');

  await cartButton(page).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(drawer).toBeHidden();
  await expect(cartButton(page)).toBeFocused();

  await cartButton(page).click();
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart/cart');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('§4 pointing opens a preview that leaves the focus alone, and goes with the pointer', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await page.clock.install();
  await opens(page, '/signin');
  const preview = page.getByRole('region', { name: 'Cart preview' });
  await page.getByLabel('Email address').focus();
  await cartButton(page).hover();
  await expect(preview.getByRole('link', { name: EAGLE.name })).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();

  await preview.getByText('Subtotal').hover();
  await page.clock.fastForward(1_000);
  await expect(preview).toBeVisible();
  await page.mouse.move(20, 500);
  await expect(preview).toBeHidden();

  await cartButton(page).hover();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByLabel('Email address')).toBeFocused();
});

test('§4 closing the dialog over its button opens no preview in its place', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x3i:`);
  await page.clock.install();
  await opens(page, '/signin');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await cartButton(page).click();
  await expect(drawer).toBeVisible();
  await drawer.getByText('Subtotal').hover();
  await cartButton(page).hover({ force: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(cartButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('§5 the drawer lists lines that can be bought, and removing keeps the focus inside', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x1i:1x4i:${MAPLE.id}x1iu:`);
  await opens(page, '/signin');
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByRole('listitem').filter({ hasText: MAPLE.name })).toContainText(
    'not ticked',
  );
  await expect(drawer).toContainText('Subtotal, 1 item');

  await removeButton(page, EAGLE).click();
  await expect(drawer.getByRole('link', { name: MAPLE.name })).toBeFocused();
  await expect.poll(heard).toContain(`${MAPLE.name}. Product deleted successfully: ${EAGLE.name}.`);
  await removeButton(page, MAPLE).click();
  await expect(drawer.getByText('No products in the cart.')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawer.getByText('No products added in cart')).toBeVisible();
});

test('the focus stays in the drawer, whatever key moves it', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, '/signin');
  await cartButton(page).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const title = drawer.getByRole('heading', { name: 'Cart' });
  await expect(title).toBeFocused();
  await expect(removeButton(page, EAGLE)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  // Screen readers move the focus to the page itself by such keys.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  // In Firefox such a key focuses what it finds at the end of the page.
  await page.evaluate(() => {
    for (const last of document.querySelectorAll<HTMLElement>('body > span')) last.focus();
  });
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
});
