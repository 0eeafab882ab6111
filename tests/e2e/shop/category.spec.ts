import { expect, inSight, test } from '../shopper.ts';

const filters = { name: 'Filter and sort' };

test('every category address shows its products, with one heading and its own title', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/silver-bullion', 'Silver Bullion'],
    ['/silver/us-silver-coins', /silver coins/i],
    ['/jewelry/rings/signet', /signet/i],
    ['/sale/precious-metal-verifier', /verifier/i],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('public');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\| Bold Precious Metals$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
});

test('an address that leads nowhere says so with a 404, and shows ways on', async ({ page }) => {
  const response = await page.goto('/silver/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Gold coins' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gold coins/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form that can be sent', async ({ page }) => {
    await page.goto('/silver-bullion');
    const form = page.getByRole('form', filters);
    await form.getByRole('checkbox', { name: /^Bar/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await form.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/form=bar/);
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
  });

  test('on a phone they unfold', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/silver-bullion');
    await expect(page.getByRole('checkbox', { name: /^Bar/ })).toBeHidden();
    await inSight(page).getByText('Filter', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /^Bar/ })).toBeVisible();
  });
});
