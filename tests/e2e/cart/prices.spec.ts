import { EAGLE, isCustomer, leftInCart, LISTING, notesCalls, quantity } from './cart-steps.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

/** On sale until the end of the mock backend's first day. */
const KOALA = { id: 592_876, name: '2026 1 oz Australian Silver Koala Coin BU' };
const CART = '/cart/cart';
const HELD = /^Prices are held for \d more minutes, until \d+:\d\d [AP]M ET, and then /;

test('a customer is warned once, a minute before prices end, and one press brings new prices and the difference', async ({
  page,
  heard,
}) => {
  await isCustomer(page, 3);
  await page.clock.install();
  await opens(page, CART);
  await expect(inSight(page).getByText(HELD)).toBeVisible();
  await page.getByLabel('Coupon code').fill('summer');
  await page.clock.fastForward(242_000);
  await expect(inSight(page).getByText(/^Prices are held for 1 more minute, until/)).toBeVisible();
  await turns(page, 'moved-prices');
  const refresh = page.getByRole('button', {
    name: 'Refresh prices and hold them for 5 minutes',
    exact: true,
  });
  await tabTo(page, refresh, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const repriced = page.getByRole('region', { name: 'Prices were brought up to date' });
  await expect(repriced.getByRole('listitem').filter({ hasText: `3 × ${EAGLE.name}` })).toHaveText(
    /: \$[\d.]+ before, now \$[\d.]+ \([+−]\$[\d.]+\)$/,
  );
  await page.clock.fastForward(5_000);
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(
        /^Prices were brought up to date: 1 line changed\. Your total is now \$[\d,.]+, \$[\d,.]+ (more|less) than before\.$/,
      ),
    );
  const warnings = (await heard()).filter((words) => words.startsWith('In one minute'));
  expect(warnings).toHaveLength(1);
  await expect(inSight(page).getByText(HELD)).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('summer');
  await expect(refresh).toBeFocused();
  await repriced.getByRole('button', { name: 'I have seen it' }).click();
  await expect(repriced).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [limits, goesOn] of [
  ['standard', true],
  ['none', false],
] as const) {
  test(`with the time limits “${limits}” prices that end are ${goesOn ? 'brought up to date' : 'left alone'}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('settings', JSON.stringify({ limits: chosen }));
    }, limits);
    await leftInCart(page, `${EAGLE.id}x3i:`);
    await page.clock.install();
    await opens(page, CART);
    await expect(inSight(page).getByText(HELD)).toBeVisible();
    const calls = notesCalls(page);
    await page.clock.fastForward(302_000);
    if (goesOn) {
      await expect.poll(() => calls).toContain('GetUpdateShoppingCart');
      await expect(inSight(page).getByText(HELD)).toBeVisible();
    } else {
      await expect(
        inSight(page).getByText(/^These prices were held until \d+:\d\d [AP]M ET\./),
      ).toBeVisible();
      expect(calls).toEqual([]);
    }
  });
}

test('a sale that ends in the cart says so, and the price is fetched again', async ({ page }) => {
  const answer = await page.request.get(`/api/Product/GetProductDetail?productId=${KOALA.id}`);
  const { data } = (await answer.json()) as { data: { sale: { endsAt: string } } };
  await leftInCart(page, `${KOALA.id}x1i:`);
  await page.clock.install({ time: Date.parse(data.sale.endsAt) - 30_000 });
  await opens(page, CART);
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/00 hours\s*00 minutes\s*\d\d seconds/);
  const calls = notesCalls(page);
  await page.clock.fastForward(31_000);
  await expect(timer).toContainText('This sale has just ended');
  await expect.poll(() => calls).toContain('GetUpdateShoppingCart');
});

test('a shopper who pays by card sees that price first, in the cart, on cards and on the product', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, CART);
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total.getByRole('radio', { name: /^Check, wire or eCheck \$\d/ })).toBeChecked();
  await expect(total.getByText(/^By /)).toHaveText(/^By check, wire or eCheck \$\d/);
  await total.getByLabel(/^Card or PayPal 4.2% more \$\d/).check();
  await expect(total.getByText(/^By /)).toHaveText(/^By card or PayPal \$\d/);
  await page.reload();
  await expect(total.getByLabel('Card or PayPal')).toBeChecked();

  await opens(page, LISTING);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText('By card') })
    .first();
  const sizes = await card
    .getByRole('definition')
    .evaluateAll((prices) => prices.map((price) => parseFloat(getComputedStyle(price).fontSize)));
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  await opens(page, `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`);
  await expect(page.getByRole('radio', { name: 'Card or PayPal' })).toBeChecked();
  await page.getByRole('radio', { name: 'Check, wire or eCheck' }).check();
  await opens(page, CART);
  await expect(total.getByLabel('Check, wire or eCheck')).toBeChecked();
  await expect(quantity(page, EAGLE)).toHaveValue('1');
});
