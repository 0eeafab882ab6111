import { isCustomer } from '../cart/cart-steps.ts';
import {
  cardForm,
  comesToPayment,
  goesOn,
  hasOrdered,
  opensPayment,
  orders,
  paysByWire,
  reviews,
  typesCard,
  way,
} from './payment-steps.ts';
import { expect, inSight, test } from '../shopper.ts';

const GOOD = '4242 4242 4242 4242';

test('a customer orders by card and by PayPal, on the pages of the provider', async ({ page }) => {
  await isCustomer(page);
  const next = { 'Credit or debit card': /^Your card pays/, PayPal: /^PayPal pays/ };
  for (const [name, words] of Object.entries(next)) {
    await comesToPayment(page, { email: 'ida@example.com', eagles: 20 });
    await opensPayment(page);
    await way(page, name).check();
    if (name !== 'PayPal') await typesCard(page, GOOD);
    await goesOn(page);
    if (name === 'PayPal') {
      await page.getByLabel('Email address of your PayPal account').fill('ida@example.com');
      await page.getByRole('button', { name: /^Approve \$/ }).click();
    }
    await reviews(page);
    await orders(page);
    await hasOrdered(page);
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
});

test(
  'a refused card has a reason, and another card goes through',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await comesToPayment(page, { email: 'ida@example.com' });
    await opensPayment(page);
    const card = cardForm(page);
    await goesOn(page);
    await expect(card.getByLabel('Card number')).toBeFocused();
    await expect(card.getByLabel('Card number')).toHaveAccessibleDescription(
      /Enter the card number/,
    );
    await expect.poll(heard).toContain('Something in the card form has to be mended.');

    await typesCard(page, '4000 0000 0000 0002');
    await goesOn(page);
    const declined = 'Your bank declined the card. Try another way to pay.';
    await expect(inSight(page).getByText(declined).first()).toBeVisible();
    await expect.poll(heard).toContain(declined);

    await typesCard(page, '4000 0000 0000 3220');
    await card.getByLabel('Security code').press('Enter');
    const asks = card.getByRole('heading', { name: 'Your bank asks whether this is you' });
    await expect(asks).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(card.getByLabel('Card number')).toBeVisible();
    await expect(page.locator('.card-frame-says'), 'the question is gone').toHaveCount(0);
    await typesCard(page, '4000 0000 0000 3220');
    await goesOn(page);
    await expect(asks).toBeFocused();
    await card.getByLabel('Code from your bank').fill('123456');
    await card.getByRole('button', { name: 'Confirm' }).click();
    await reviews(page);
    await expect(
      inSight(page).getByText('Credit or debit card, the one that ends in 3220'),
    ).toBeVisible();
  },
);

test('the store never has the number of a card', async ({ page }) => {
  const sent: string[] = [];
  await comesToPayment(page, { email: 'ida@example.com' });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/mock-payments/')) return;
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await opensPayment(page);
  await typesCard(page, '4242424242424242');
  const isOpen = await page
    .locator('iframe[title="Card details"]')
    .evaluate((frame: HTMLIFrameElement) => frame.contentDocument !== null);
  expect(isOpen).toBe(false);
  await goesOn(page);
  await reviews(page);
  expect(sent.some((text) => text.includes('tok-card-4242'))).toBe(true);
  expect(sent.filter((text) => /4242 ?4242/.test(text))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept + (await page.content())).not.toMatch(/4242 ?4242/);
});

test(
  'leaving PayPal, a declined payment and Back keep the checkout',
  { tag: '@rare' },
  async ({ page }) => {
    await comesToPayment(page, { email: 'ida@example.com' });
    await opensPayment(page);
    await way(page, 'PayPal').check();
    await goesOn(page);
    await page.getByRole('link', { name: 'Cancel and go back to the shop' }).click();
    await expect(
      inSight(page).getByText('You left the payment page, and nothing was paid.'),
    ).toBeVisible();

    await expect(way(page, 'PayPal'), 'chosen as it was').toBeChecked();
    await goesOn(page);
    await page.getByLabel('Email address of your PayPal account').fill('declined@example.com');
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(inSight(page).getByText('PayPal declined the payment.')).toBeVisible();

    await page.reload();
    await expect(way(page, 'PayPal')).toBeChecked();
    await goesOn(page);
    await expect(page.getByRole('heading', { name: 'Pay with PayPal' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible();
    await paysByWire(page);
  },
);

test(
  'while no answer comes the page says so, and a reload finds the order',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await comesToPayment(page, { email: 'ida@example.com' });
    await opensPayment(page);
    await paysByWire(page);
    await page.route('**/checkout/review.data*', async (route) => {
      await route.fetch();
      return route.abort();
    });
    await orders(page);
    await expect(
      inSight(page).getByText('No answer yet. We are asking what became of your order.'),
    ).toBeVisible();
    await expect.poll(heard).toContain('Placing your order.');
    await page.reload();
    await hasOrdered(page);
  },
);
