import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';

test('§7 a customer changes their likes by keyboard, and the preferences show the same', async ({
  page,
  heard,
}) => {
  await isCustomer(page);
  await opens(page, '/myaccounts/accountsettings');
  const liked = page.getByRole('region', { name: 'What you like' });
  await tabTo(page, liked.getByLabel('Favorite metal'));
  await page.keyboard.type('Gold');
  await tabTo(page, liked.getByRole('checkbox', { name: 'PAMP' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain('What you like is saved.');
  await expect(liked.getByRole('checkbox', { name: 'PAMP' })).toBeFocused();

  const opener = page.getByRole('button', { name: 'Open preferences' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await expect(dialog.getByLabel('Favorite metal')).toHaveValue('gold');
  await dialog.getByRole('checkbox', { name: 'PAMP' }).uncheck();
  await dialog.getByRole('button', { name: 'Save what you like' }).click();
  await expect(dialog.getByText('What you like is saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(liked.getByRole('checkbox', { name: 'PAMP' })).not.toBeChecked();
  await expect(liked.getByLabel('Favorite metal')).toHaveValue('gold');
});
