import type { BrowserContext, Locator, Page } from '@playwright/test';

import { EAGLE, elsewhere, MAPLE } from '../cart/cart-steps.ts';
import { bill, billTo, heading, pressesCheckout, shipTo, summary } from './checkout-steps.ts';
import { hasOrdered, reviews, way } from './payment-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, tabTo, test } from '../shopper.ts';

const OWED = 'Owed from an earlier order, which was cancelled after the market had fallen.';
const ACCOUNT = 'Account number there';
const GAINED = 'You have gained a coupon of $10.00';

type Lines = readonly (readonly [label: string, text: string])[];

/** The vault's address, without the account number, which the test omits at first. */
const DEPOSITORY: Lines = [
  ['Name of the depository', 'First State Vault'],
  ['First name', 'Marcus'],
  ['Last name', 'Bell'],
  ['Street address', '200 Vault Way'],
  ['City', 'Wilmington'],
  ['State', 'Delaware'],
  ['ZIP code', '19801'],
];
const MARCUS: Lines = [
  ['First name', 'Marcus'],
  ['Last name', 'Bell'],
  ['Street address', '2208 Oak Lawn Avenue'],
  ['City', 'Dallas'],
  ['State', 'Texas'],
  ['ZIP code', '75219'],
];

/** Moves to each field by keyboard and replaces its text. */
async function types(page: Page, group: Locator, lines: Lines): Promise<void> {
  for (const [label, text] of lines) {
    await tabTo(page, group.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
}

type Purchase = { [field: string]: unknown; products: { discount: number; qtyOrdered: number }[] };

/** Collects the purchases that the pages of a browser report. */
function purchasesOf(context: BrowserContext): Purchase[] {
  const sent: Purchase[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/AddOrderPurchaseAnalytics')) sent.push(request.postDataJSON());
  });
  return sent;
}

/**
 * Shows a page again; resolves after it has reported its view. A purchase would be reported in the
 * same way.
 */
async function isSeen(page: Page, show: () => Promise<unknown>): Promise<void> {
  const viewed = page.waitForRequest(/AddPageView$/);
  await show();
  await hasOrdered(page);
  await viewed;
}

async function choosesVault(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.getByRole('radio', { name: /^Home, your default/ }));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radio', { name: 'My own address' }));
  await keyboard.press('ArrowDown');
  await expect(inSight(page).getByText('An IRA may hold everything in this order.')).toBeVisible();
  const account = shipTo(page).getByLabel(ACCOUNT, { exact: true });
  await tabTo(page, account);
  await expect(account).toHaveAccessibleDescription(/Yours, or the one that your IRA’s custodian/);
  await types(page, shipTo(page), DEPOSITORY);
}

/** A vault has no billing address; the page also asks for the omitted account number. */
async function givesBilling(page: Page): Promise<void> {
  const { keyboard } = page;
  await expect(page.getByRole('checkbox', { name: 'The same address' })).toBeHidden();
  await types(page, billTo(page), MARCUS);
  await keyboard.press('Enter');
  const problem = page.getByRole('group', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(shipTo(page).getByLabel(ACCOUNT)).toBeFocused();
  await keyboard.type('FSV-55102');
  await keyboard.press('Enter');
}

async function choosesWire(page: Page): Promise<void> {
  const { keyboard } = page;
  await expect(heading(page)).toHaveText('How should it travel?');
  await expect(inSight(page).getByText('The depository signs for it, at no charge.')).toBeVisible();
  await expect(bill(page, 'Shipping')).toContainText('Free');
  await expect(bill(page, 'Sales tax')).toContainText('None');
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await expect(way(page, 'Paper check')).toBeDisabled();
  await expect(
    inSight(page).getByText('Paper check is not available while a market loss is open.'),
  ).toBeVisible();
  await tabTo(page, way(page, 'Credit or debit card'));
  await keyboard.press('ArrowUp');
  await expect(way(page, 'Bank wire')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue to review' }));
  await keyboard.press('Enter');
}

/** Reads the review and places the order; resolves to the total in cents. */
async function readsAndOrders(page: Page): Promise<number> {
  const { keyboard } = page;
  await reviews(page);
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address.getByRole('heading', { name: 'Ship to the depository' })).toBeVisible();
  await expect(address).toContainText('First State Vault\nAccount FSV-55102\n200 Vault Way');
  await expect(bill(page, 'Market loss')).toContainText(`$127.50${OWED}`);
  await expect(bill(page, 'Coupon STACK10')).toContainText('−$10.00');
  const total = centsOf(await summary(page).locator('.order-summary-total').textContent());
  const products = centsOf(await bill(page, 'Products').getByRole('definition').textContent());
  expect(total).toBe(products - 10_00 + 127_50);
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Place the order: / }));
  await keyboard.press('Enter');
  return total;
}

/** Reads the order page; resolves to the order number. */
async function readsPlacedOrder(page: Page, total: number): Promise<string> {
  const invoice = await hasOrdered(page);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order.getByRole('heading', { name: 'Ship to the depository' })).toBeVisible();
  await expect(order).toContainText('First State Vault\nAccount FSV-55102\n200 Vault Way');
  await expect(order).toContainText(`Market loss$127.50${OWED}`);
  await expect(order).toContainText('Coupon STACK10−$10.00');
  await expect(order).toContainText(`ShippingFree`);
  await expect(order).toContainText(`Total$${(total / 100).toLocaleString('en-US')}`);
  const gained = page.getByRole('region', { name: GAINED });
  await expect(gained).toContainText(`Code THANKS-${invoice.replace(/\D/g, '')}`);
  return invoice;
}

function isWholePurchase(sent: Purchase | undefined, invoice: string, total: number): void {
  expect(sent).toMatchObject({
    invoice,
    totalCost: total / 100,
    tax: 0,
    shippingCharges: 0,
    amountCRFromCoupon: 10,
    products: [
      { productName: EAGLE.name, productId: EAGLE.id, qtyOrdered: 20 },
      { productName: MAPLE.name, productId: MAPLE.id, qtyOrdered: 1 },
    ],
  });
  const taken = sent?.products.map(({ discount, qtyOrdered }) => discount * qtyOrdered) ?? [];
  expect(taken.every((dollars) => dollars > 0)).toBe(true);
  expect((taken[0] ?? 0) + (taken[1] ?? 0)).toBeCloseTo(10, 2);
}

test(
  'a customer who owes a market loss orders into a vault by keyboard, with a coupon, and the purchase is counted once',
  { tag: '@rare' },
  async ({ page, context, baseURL }) => {
    const counted = purchasesOf(context);
    await context.addCookies([{ name: 'page-views', value: 'allow', url: baseURL ?? '' }]);
    await signsIn(page, 'marcus');
    await elsewhere(page).adds(EAGLE.id, 20);
    await elsewhere(page).adds(MAPLE.id, 1);
    await test.step('uses a coupon in the cart', async () => {
      await opens(page, '/cart/cart');
      await page.getByLabel('Coupon code').fill('STACK10');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Total' })).toContainText('−$10.00');
      await pressesCheckout(page);
    });
    await test.step('has the order sent to a vault', () => choosesVault(page));
    await test.step('gives a billing address and the account number', () => givesBilling(page));
    await test.step('pays by wire, since no paper check is taken', () => choosesWire(page));
    const total = await test.step('reads the review and orders', () => readsAndOrders(page));
    const invoice = await test.step('reads the order', () => readsPlacedOrder(page, total));

    await test.step('the purchase is counted whole', async () => {
      await expect.poll(() => counted).toHaveLength(1);
      isWholePurchase(counted[0], invoice, total);
    });
    await test.step('a reload and another tab show the order and count it no more', async () => {
      await isSeen(page, () => page.reload());
      const gained = page.getByRole('region', { name: GAINED });
      await expect(gained, 'the coupon is told as long as its order').toBeVisible();
      const other = await context.newPage();
      await isSeen(other, () => opens(other, page.url()));
      expect(counted).toHaveLength(1);
    });
  },
);

function centsOf(text: string | null): number {
  return Number(text?.replaceAll(/[^\d]/g, ''));
}
