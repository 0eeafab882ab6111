import { addButton, cartButton, EAGLE, quantity, removeButton } from './cart-steps.ts';
import { expect, inSight, opens, tabTo, test } from '../shopper.ts';

test('by keyboard alone: add, look into the drawer, change the quantity, remove', async ({
  page,
  heard,
}) => {
  const { keyboard } = page;
  await opens(page, `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keyboard.press('Enter');
  const add = addButton(page, EAGLE).first();
  await tabTo(page, add);
  await keyboard.press('Enter');
  await expect.poll(heard).toContain(`1 × ${EAGLE.name} added. Your cart holds 1 item.`);
  await expect(add).toBeFocused();

  await tabTo(page, cartButton(page), 'Shift+Tab');
  await keyboard.press('Space');
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('heading', { name: 'Cart' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'View cart' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/cart');
  const heading = page.getByRole('heading', { level: 1, name: 'Cart' });
  await expect(heading).toBeFocused();

  await tabTo(page, quantity(page, EAGLE));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(quantity(page, EAGLE)).toHaveValue('3');
  await expect(quantity(page, EAGLE)).toBeFocused();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(`^3 × ${EAGLE.name}\\. Total \\$[\\d,.]+\\.$`));

  await tabTo(page, removeButton(page, EAGLE));
  await keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(
        `^Product deleted successfully: ${EAGLE.name}\\. No products in the cart\\. `,
      ),
    );
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
});
