import { signsIn } from '../customers.ts';
import { expect, opens, test, turns } from '../shopper.ts';

const EAGLE = '/product/804260/2025-1-oz-american-silver-eagle-coin-bu';

test('what a product cost before comes into the page as one gets there', async ({
  page,
  heard,
}) => {
  await turns(page, 'fail:getProductPriceHistory');
  await opens(page, EAGLE);
  const history = page.getByRole('region', { name: 'What it cost before' });
  await expect(history, 'not for those who do not go there').toHaveCount(0);
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  await expect(history).toContainText('What it cost before could not be loaded.');
  await turns(page, '');
  await history.getByRole('button', { name: 'Try again to load what it cost before' }).click();

  const chart = history.getByRole('figure', {
    name: /^Price of one, paid by check, in the last year/,
  });
  await expect(chart).toContainText(
    /Its price (rose|fell) .* The premium over its metal was between /,
  );
  await history.getByRole('button', { name: '3M, in the last three months' }).press('Enter');
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(/^Its price (rose|fell) [\d.]+ % in the last three months/),
    );
  const cursor = history.getByRole('slider');
  await cursor.press('ArrowDown');
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Metal, November/);
  await history.getByRole('button', { name: 'Show as table' }).press('Enter');
  const table = history.getByRole('table', { name: /^Price of one and the value of its metal/ });
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Price', 'Metal', 'Premium']);
  await history.getByRole('link', { name: 'Tell me when it costs less' }).press('Enter');
  await expect(page).toHaveURL(/\/alert\/price\/804260$/);
  await expect(page.getByRole('textbox', { name: 'Price for one' })).toBeVisible();
});

test('a customer reads what it would cost at their own prediction; a guest does not', async ({
  page,
}) => {
  const history = page.getByRole('region', { name: 'What it cost before' });
  const expected = history.getByText(/^You expect silver/);
  await opens(page, EAGLE);
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  await expect(history.getByRole('figure')).toBeVisible();
  await expect(expected).toHaveCount(0);

  await signsIn(page, 'clara');
  await opens(page, EAGLE);
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  await expect(expected).toHaveText(
    /^You expect silver at \$80\.22 by the first quarter of 2027: one would cost about \$[\d.]+ by check then\.$/,
  );
});
