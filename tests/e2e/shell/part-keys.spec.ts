import { addButton, EAGLE, LISTING } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';

test('F6 leads from a pressed button to the message about it, and back', async ({
  page,
  heard,
}) => {
  await opens(page, LISTING);
  const add = addButton(page, EAGLE);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  const viewCart = messages.getByRole('link', { name: 'View cart' });
  await expect(viewCart).toBeVisible();
  await page.keyboard.press('F6');
  await expect(viewCart).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(add).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await expect.poll(heard, 'both begin with the same link').toContain('Footer');
  await page.keyboard.press('F6');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expect.poll(heard).toContain('Header');
  await page.keyboard.press('F6');
  await expect(add).toBeFocused();
});
