import { expect, inSight, test, turns } from '../shopper.ts';

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

test('a filter counts at once, keeps the focus, and is heard once', async ({ page, heard }) => {
  await page.goto('/silver-bullion');
  const heading = page.getByRole('heading', { level: 2, name: /products?$/ });
  const before = (await heading.textContent()) ?? '';
  const bars = page.getByRole('form', filters).getByRole('checkbox', { name: /^Bar/ });
  await bars.check();
  await expect(page).toHaveURL(/form=bar/);
  await expect(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
  await expect(heading).not.toHaveText(before);
  await expect(bars).toBeFocused();
  const count = await heading.textContent();
  await expect.poll(heard).toContain(count);
  expect((await heard()).filter((said) => said === count)).toHaveLength(1);
});

test('Back takes the last filter away again, in the form too', async ({ page }) => {
  await page.goto('/silver-bullion');
  const bars = page.getByRole('form', filters).getByRole('checkbox', { name: /^Bar/ });
  await bars.check();
  await expect(page).toHaveURL(/form=bar/);
  await page.goBack();
  await expect(page).toHaveURL(/silver-bullion$/);
  await expect(bars).not.toBeChecked();
});

test('after a filter is removed, the focus is on the next filter', async ({ page }) => {
  await page.goto('/silver-bullion?form=bar&form=coin');
  await page.getByRole('link', { name: /^Remove Bar/ }).press('Enter');
  await expect(page.getByRole('link', { name: /^Remove Coin/ })).toBeFocused();
  await page.getByRole('link', { name: /^Remove Coin/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /products$/ })).toBeFocused();
});

test('unknown filters of an address are left out and named', async ({ page }) => {
  await page.goto('/silver-bullion?metal=unobtainium&page=-4&form=bar');
  await expect(inSight(page).getByText('metal “unobtainium”')).toBeVisible();
  await expect(inSight(page).getByText('page “-4”')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
});

test('the pager leads to the heading of the next page', async ({ page }) => {
  await page.goto('/silver-bullion');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(inSight(page).getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /products$/ })).toBeFocused();
});

test('filters that leave nothing are named one by one', async ({ page }) => {
  await page.goto('/silver-bullion?form=bar&series=no-such-series');
  await expect(
    inSight(page).getByText('No product fits all of these filters together.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Without any filter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /products$/ })).not.toHaveText(
    '0 products',
  );
});

test('a failed answer keeps the filters and can be tried again', async ({ page, heard }) => {
  await page.goto('/silver-bullion');
  await turns(page, 'fail:getProducts');
  const bars = page.getByRole('form', filters).getByRole('checkbox', { name: /^Bar/ });
  await bars.check();
  await expect(inSight(page).getByText('Failed to fetch search results').first()).toBeVisible();
  await expect.poll(heard).toContain('Failed to fetch search results');
  await expect(bars).toBeChecked();
  await turns(page, '');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a card has three stops, and its prices are in words', async ({ page }) => {
  await page.goto('/silver-bullion');
  const card = page
    .getByRole('main')
    .locator('li', { has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(card.getByText('By check', { exact: true })).toBeVisible();
  await expect(card.getByText('By card', { exact: true })).toBeVisible();
  await expect(card.locator('a, button')).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form that can be sent', async ({ page }) => {
    await page.goto('/silver-bullion');
    const form = page.getByRole('form', filters);
    await form.getByRole('checkbox', { name: /^Bar/ }).check();
    await form.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await form.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/form=bar/);
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.getByRole('link', { name: /^Remove Bar/ })).toBeVisible();
  });

  test('on a phone they unfold', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/silver-bullion');
    await expect(page.getByRole('checkbox', { name: /^Bar/ })).toBeHidden();
    await inSight(page).getByText('Filter and sort').click();
    await expect(page.getByRole('checkbox', { name: /^Bar/ })).toBeVisible();
  });
});
