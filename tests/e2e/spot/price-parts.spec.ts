import { expect, opens, tabTo, test } from '../shopper.ts';

test('a shopper compares dealers, counts coins and finds what is close to spot, by keyboard', async ({
  page,
  heard,
}) => {
  await opens(page, '/chart/silver-price');
  const dealers = page.getByRole('region', { name: 'What other dealers ask' });
  const table = dealers.getByRole('table', { name: /^Prices here and at other dealers/ });
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  // Two sellers may ask the same.
  const lowest = table.getByRole('row').filter({ hasText: 'lowest' });
  await expect(lowest).toHaveCount(3);
  await expect(table.getByRole('columnheader').nth(1)).toHaveText('This store');
  const open = dealers.getByRole('button', { name: 'Show the last thirty days' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const chart = dealers.getByRole('figure', { name: /Silver Eagle .* in the last thirty days/ });
  await expect(chart).toContainText(
    /Its price here .* This store was the lowest on \d+ of 30 days/,
  );
  await dealers.getByRole('combobox', { name: 'Product' }).selectOption({ index: 1 });
  await expect.poll(heard).toEqual([expect.stringMatching(/^Its price here .* of 30 days\.$/)]);
  const cursor = dealers.getByRole('slider');
  await cursor.press('ArrowDown');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', /^This store/);

  const near = page.getByRole('region', { name: 'Closest to spot' });
  await near.scrollIntoViewIfNeeded();
  await expect(near.getByRole('listitem')).toHaveCount(4);
  await expect(near.getByRole('listitem').first()).toContainText(/(?:over|under) \w+ spot/);

  const melt = page.getByRole('region', { name: 'What a coin’s silver is worth' });
  const one = await melt.getByRole('row', { name: /^Dime/ }).innerText();
  await tabTo(page, melt.getByRole('spinbutton', { name: 'How many of a coin' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await expect(melt.getByRole('columnheader', { name: 'Melt value of 50' })).toBeVisible();
  expect(await melt.getByRole('row', { name: /^Dime/ }).innerText()).not.toBe(one);

  await near.getByRole('link', { name: 'All silver close to spot' }).press('Enter');
  await expect(page).toHaveTitle(/^Silver at spot/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12);
});

test.describe('without JavaScript', () => {
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
});
