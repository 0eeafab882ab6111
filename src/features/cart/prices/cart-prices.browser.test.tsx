import { callsMade, turns } from '#tests/browser/backend.ts';
import { adds, CART, EAGLE, quantity } from '#tests/browser/cart-steps.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, tabTo } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const HELD = /^Prices are held for \d more minutes, until \d+:\d\d [AP]M ET, and then /;
const GUEST = { cart: `${EAGLE.id}x3i:` };

test('a customer is warned once, a minute before prices end, and one press brings new prices and the difference', async () => {
  holdsClock();
  await opens(CART, { as: 'nora', before: () => adds(EAGLE.id, 3) });
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  await page.getByLabelText('Coupon code').fill('summer');
  await passes(242_000);
  await expect
    .element(inSight().getByText(/^Prices are held for 1 more minute, until/))
    .toBeVisible();
  turns('moved-prices');
  const refresh = page.getByRole('button', {
    name: 'Refresh prices and hold them for 5 minutes',
    exact: true,
  });
  await tabTo(refresh, '{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Enter}');
  const repriced = page.getByRole('region', { name: 'Prices were brought up to date' });
  await expect
    .element(repriced.getByRole('listitem').filter({ hasText: `3 × ${EAGLE.name}` }))
    .toShow(/: \$[\d.]+ before, now \$[\d.]+ \([+−]\$[\d.]+\)$/);
  await passes(5_000);
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(
        /^Prices were brought up to date: 1 line changed\. Your total is now \$[\d,.]+, \$[\d,.]+ (more|less) than before\.$/,
      ),
    );
  expect(heard().filter((words) => words.startsWith('In one minute'))).toHaveLength(1);
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  await expect.element(page.getByLabelText('Coupon code')).toHaveValue('summer');
  await expect.element(refresh).toHaveFocus();
  await repriced.getByRole('button', { name: 'I have seen it' }).click();
  await expect.element(repriced).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('with the usual time limits prices that end are brought up to date', async () => {
  holdsClock();
  await opens(CART, GUEST);
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  const before = callsMade().length;
  await passes(302_000);
  await expect.poll(() => callsMade().slice(before)).toContain('POST GetUpdateShoppingCart');
  await expect.element(inSight().getByText(HELD)).toBeVisible();
});

test('without time limits prices that end are left alone', async () => {
  holdsClock();
  await opens(CART, { ...GUEST, settings: { limits: 'none' } });
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  const calls = callsMade().length;
  await passes(302_000);
  await expect
    .element(inSight().getByText(/^These prices were held until \d+:\d\d [AP]M ET\./))
    .toBeVisible();
  expect(callsMade().slice(calls)).not.toContain('POST GetUpdateShoppingCart');
});

test('a shopper who pays by card sees that price first, in the cart, on cards and on the product', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:` });
  const total = page.getByRole('region', { name: 'Total' });
  const byCheck = total.getByRole('radio', { name: /^Check, wire or eCheck \$\d/ });
  await expect.element(byCheck).toBeChecked();
  await expect.element(total.getByText(/^By /)).toShow(/^By check, wire or eCheck \$\d/);
  await total.getByLabelText(/^Card or PayPal 4.2% more \$\d/).click();
  await expect.element(total.getByText(/^By /)).toShow(/^By card or PayPal \$\d/);
  await loads(CART);
  await expect.element(total.getByLabelText('Card or PayPal')).toBeChecked();

  await loads('/search/searchresults?searchkey=american+silver+eagle+coin+bu');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByText('By card') })
    .first();
  const sizes = card
    .getByRole('definition')
    .elements()
    .map((price) => parseFloat(getComputedStyle(price.querySelector('b') ?? price).fontSize));
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  await loads(`/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`);
  await expect.element(page.getByRole('radio', { name: 'Card or PayPal' })).toBeChecked();
  await page.getByRole('radio', { name: 'Check, wire or eCheck' }).click();
  await loads(CART);
  await expect.element(total.getByLabelText('Check, wire or eCheck')).toBeChecked();
  await expect.element(quantity(EAGLE)).toHaveValue(1);
});
