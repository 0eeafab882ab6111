import type { Page } from '@playwright/test';

import { cartButton, EAGLE, isCustomer, keptInCart } from '../cart/cart-steps.ts';
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
import { expect, inSight, test, turns } from '../shopper.ts';

const GOOD = '4242 4242 4242 4242';

/** All payment methods, with the steps that each needs. */
const WAYS: [name: string, pays: (page: Page) => Promise<void>, next: RegExp][] = [
  ['Credit or debit card', (page) => typesCard(page, GOOD), /^Your card pays/],
  ['PayPal', async () => {}, /^PayPal pays/],
  [
    'eCheck',
    (page) => fillsECheck(page),
    /^Your eCheck pays \$.* Clears in 4 to 6 business days\./,
  ],
  ['Bank wire', async () => {}, /^Wire \$.* by .*, with BPM-\d+ as the reference/],
  ['Paper check', async () => {}, /^Mail a check for/],
];

async function fillsECheck(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Routing number' }).fill('111000025');
  await page.getByRole('textbox', { name: 'Account number' }).fill('0012345678');
  await page.getByRole('textbox', { name: 'Check number' }).fill('1042');
  await page.getByLabel('ID number', { exact: true }).fill('D1234567');
  await page.getByRole('combobox', { name: 'State that issued the ID' }).selectOption('Texas');
}

test('a guest and a customer order by each way to pay', async ({ page }) => {
  for (const who of ['guest', 'customer']) {
    if (who === 'customer') await isCustomer(page);
    for (const [name, pays, next] of WAYS) {
      await test.step(`${who}, ${name}`, async () => {
        await comesToPayment(page, { email: 'ida@example.com', eagles: 20 });
        await opensPayment(page);
        await way(page, name).check();
        await pays(page);
        await goesOn(page);
        if (name === 'PayPal') {
          await page.getByLabel('Email address of your PayPal account').fill('ida@example.com');
          await page.getByRole('button', { name: /^Approve \$/ }).click();
        }
        await reviews(page);
        await orders(page);
        await hasOrdered(page);
        await expect(page.getByRole('listitem').filter({ hasText: next })).toBeVisible();
      });
    }
  }
});

test('a refused card has a reason, and another card goes through', async ({ page, heard }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await opensPayment(page);
  const card = cardForm(page);
  await goesOn(page);
  await expect(card.getByLabel('Card number')).toBeFocused();
  await expect(card.getByLabel('Card number')).toHaveAccessibleDescription(/Enter the card number/);
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
});

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

test('leaving PayPal, a declined payment and Back keep the checkout', async ({ page }) => {
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
});

test('an eCheck shows each problem at its field, and keeps the typed values', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await opensPayment(page);
  await way(page, 'eCheck').check();
  await page.getByRole('radio', { name: 'Corporate' }).check();
  await page.getByRole('textbox', { name: 'Routing number' }).fill('12a');
  await page.getByRole('textbox', { name: 'Tax ID' }).fill('12 34');
  await goesOn(page);
  const summary = page.getByRole('group', { name: 'There are 4 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Write the tax ID without spaces.' }).click();
  await expect(page.getByRole('textbox', { name: 'Tax ID' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Routing number' })).toHaveValue('12a');
  await page.getByRole('textbox', { name: 'Routing number' }).fill('000000000');
  await page.getByRole('textbox', { name: 'Account number' }).fill('1');
  await page.getByRole('textbox', { name: 'Check number' }).fill('1');
  await page.getByRole('textbox', { name: 'Tax ID' }).fill('1234');
  await goesOn(page);
  await expect(inSight(page).getByText(/^Error: No bank has this routing number/)).toBeVisible();
});

test('an order takes only its own lines out of the cart, and three presses order once', async ({
  page,
  context,
}) => {
  await comesToPayment(page, { email: 'ida@example.com', eagles: 20 });
  // Since the checkout began, ten more Eagles were added to the cart.
  const url = test.info().project.use.baseURL ?? '';
  await context.addCookies([{ name: 'cart', value: `${EAGLE.id}x30i:466250x1i:`, url }]);
  await opensPayment(page);
  await paysByWire(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls++;
  });
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page
    .getByRole('button', { name: /^Place the order/ })
    .evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  const invoice = await hasOrdered(page);
  expect(calls).toBe(1);
  expect(await keptInCart(page)).toBe(`${EAGLE.id}x10i:466250x1i:`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart 9+, 2 items, 11 pieces');
  // The review redirects to the order now.
  await page.goto('/checkout/review');
  expect(await hasOrdered(page)).toBe(invoice);
});

test('a lost answer is asked for until the order is there', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await opensPayment(page);
  await paysByWire(page);
  await turns(page, 'lost:placeOrder');
  let isCut = false;
  await page.route('**/checkout/review.data*', async (route) => {
    // The first request reaches the server, but its answer does not reach the page.
    if (!isCut) await route.fetch();
    if (isCut) return route.continue();
    isCut = true;
    return route.abort();
  });
  await orders(page);
  await hasOrdered(page);
  expect(isCut).toBe(true);
});

test('while no answer comes the page says so, and a reload finds the order', async ({
  page,
  heard,
}) => {
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
});

test('a moved price is shown with the difference, and the shopper is asked again', async ({
  page,
}) => {
  await comesToPayment(page, { email: 'moved@example.com' });
  await opensPayment(page);
  await paysByWire(page);
  // The order is sent with a total that differs from the checkout's.
  await page.route(
    '**/checkout/review.data*',
    (route) => {
      const form = route.request().postData() ?? '';
      const old = form.replace(/(?<=\btotal=)\d+/, (cents) => String(Number(cents) - 1_50));
      return route.continue({ postData: old });
    },
    { times: 1 },
  );
  await orders(page);
  await expect(inSight(page).getByText(/^Error: Prices have moved/)).toBeVisible();
  await expect(
    inSight(page).getByText(/^The total was \$.* and is \$.* now: \+\$1\.50\./),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Place the order/ }).click();
  await expect(
    inSight(page).getByText(/^Error: Prices have moved. The total is now/),
  ).toBeVisible();
});
