import { getSection } from '#tests/e2e/section.ts';
import { EAGLE, elsewhere, leftInCart } from '../cart/cart-steps.ts';
import {
  bill,
  billTo,
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  shipTo,
} from './checkout-steps.ts';
import { comesToPayment, hasOrdered, orders, way } from './payment-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, test, turns } from '../shopper.ts';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

test('a guest comes from the cart to the payment with forms alone', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  const answer = await page.goto('/cart/cart');
  expect(answer?.status()).toBe(200);
  await pressesCheckout(page);
  const abroad = shipTo(page).getByText(/^For addresses in the United States/);
  await expect(abroad.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    '/company/contact-us',
  );
  await goesOn(page, 'shipping');
  await expect(page.getByRole('group', { name: 'There are 7 problems' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Address \| Checkout/);
  await fillsAddress(page, { ...IDA, street: '350 south grand avenue' });

  // Refreshing prices submits the form, so the typed text stays.
  await page.getByRole('button', { name: 'Refresh prices and hold them anew' }).click();
  await expect(inSight(page).getByText(/^Prices are up to date/)).toBeVisible();
  await expect(shipTo(page).getByLabel('Street address')).toHaveValue('350 south grand avenue');
  await expect(shipTo(page).getByLabel('State', { exact: true })).toHaveValue('CA');

  await goesOn(page, 'shipping');
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await page.getByLabel('Note to us').fill('x'.repeat(501));
  await page.getByRole('radio', { name: /^Expedited/ }).check();
  await goesOn(page, 'payment');
  await expect(page.getByLabel('Note to us')).toHaveAccessibleDescription(
    /The note can have 500 characters\. It has 1 too many\./,
  );
  await expect(page.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
  await page.getByLabel('Note to us').fill('');
  await goesOn(page, 'payment');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await expect(bill(page, 'Shipping')).toContainText('Expedited, insured');
});

test('a customer ships to their vault and is billed at home, which they need not type', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await elsewhere(page).adds(EAGLE.id, 30);
  await page.goto('/cart/cart');
  await pressesCheckout(page);
  await page.getByRole('radio', { name: /^IRA/ }).check();
  await expect(billTo(page).getByLabel('Street address')).toHaveValue('1204 Barton Springs Road');
  await goesOn(page, 'shipping');
  await expect(heading(page)).toHaveText('How should it travel?');
  await goesOn(page, 'payment');
  await way(page, 'Bank wire').check();
  await goesOn(page, 'review');
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address).toContainText('First State Vault\nAccount FSV-55102\n400 Depository Lane');
  await expect(address).toContainText('Bill toClara Whitfield\n1204 Barton Springs Road\nAustin');
  await orders(page);
  await hasOrdered(page);
  await page.getByRole('link', { name: 'See the order' }).click();
  const billed = getSection(page, 'Payment');
  await expect(billed).toContainText('1204 Barton Springs Road');
});

test('a checkout page is kept out of caches and of search', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await page.goto('/cart/cart');
  await pressesCheckout(page);
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test(
  'a price lock that runs out is shown after new prices, the next step or the return from PayPal',
  { tag: '@rare' },
  async ({ page }) => {
    const news = page.getByRole('region', { name: 'Prices have changed' });
    const changes = /^2026 1 oz American Silver Eagle Coin BU: \$[\d.,]+ each before, now \$/;

    await comesToPayment(page, { email: IDA.email });
    await page.goto('/checkout/shipping');
    await page.getByLabel('Note to us').fill('Ring twice.');
    await turns(page, 'later');
    await page.getByRole('button', { name: 'Refresh prices and hold them anew' }).click();
    await expect(inSight(page).getByText('Prices are up to date.')).toBeVisible();
    await expect(page.getByLabel('Note to us')).toHaveValue('Ring twice.');
    await expect(news.getByRole('listitem')).toHaveText(changes);
    await page.goto('/checkout/shipping');
    await expect(news.getByRole('listitem'), 'as long as the new lock lasts').toHaveText(changes);

    await turns(page, '');
    await comesToPayment(page, { email: IDA.email });
    await page.goto('/checkout/shipping');
    await expect(news).toHaveCount(0);
    await turns(page, 'later');
    await goesOn(page, 'payment');
    await expect(heading(page)).toHaveText('How do you want to pay?');
    await expect(news.getByRole('listitem')).toHaveText(changes);

    await turns(page, '');
    await comesToPayment(page, { email: IDA.email });
    await page.goto('/checkout/payment');
    await way(page, 'PayPal').check();
    await goesOn(page, 'review');
    await page.getByLabel('Email address of your PayPal account').fill(IDA.email);
    await turns(page, 'later');
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(heading(page)).toHaveText('Review your order');
    await expect(news.getByRole('listitem')).toHaveText(changes);
    await expect(page.getByRole('button', { name: /^Place the order/ })).toBeVisible();
  },
);
