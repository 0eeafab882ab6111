import { expect, test } from '../shopper.ts';

test.use({ javaScriptEnabled: false });

test('the tables are there, and a link leads to what is close to spot', async ({ page }) => {
  await page.goto('/chart/platinum-price');
  const dealers = page.getByRole('table', { name: /^Prices here and at other dealers/ });
  await expect(dealers.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Show the last thirty days' })).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: 'How many of a coin' })).toHaveCount(0);
  const melt = page.getByRole('table', { name: 'Melt value of common coins' });
  await expect(melt.getByRole('row', { name: /^Soviet 150 roubles/ })).toContainText('$');
  await page.getByRole('link', { name: 'All platinum close to spot' }).click();
  await expect(page).toHaveURL('/platinum/platinum-at-spot');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});
