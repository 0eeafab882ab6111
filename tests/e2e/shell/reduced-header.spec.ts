import { cartButton } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

test('§2 the landing page has the reduced header, and the full one is whole on the next page', async ({
  page,
}) => {
  await page.goto('/invest-in-silver-gold-bullion');
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCount(1);
  await expect(banner.getByRole('link')).toHaveText(['Bold Precious Metals', '1(866)454-BOLD']);
  await expect(banner.getByRole('link', { name: '1(866)454-BOLD' })).toHaveAttribute(
    'href',
    'tel:+18664542653',
  );
  await expect(page.getByRole('link', { name: /^Skip to / })).toHaveText(['Skip to main content']);
  await page.getByRole('link', { name: 'Shop silver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Silver Bullion' })).toBeFocused();
  await expect(banner).toHaveCount(1);
  await expect(banner.getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(cartButton(page)).toBeVisible();
  await page.goBack();
  await expect(banner.getByRole('link')).toHaveCount(2);
});

test(
  'from a full page by quick navigation and the logo back home',
  { tag: '@rare' },
  async ({ page }) => {
    await opens(page, '/site-map');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^A page, a product/ })).toBeFocused();
    await page.keyboard.type('invest in silver');
    await expect(page.getByRole('option', { selected: true })).toHaveText(
      /^Invest in silver and gold/,
    );
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', {
      level: 1,
      name: 'Invest in silver and gold bullion',
    });
    await expect(heading).toBeFocused();
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Bold Precious Metals, home' })
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);
