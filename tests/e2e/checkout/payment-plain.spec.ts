import { getSection } from '#tests/e2e/section.ts';
import { keptInCart } from '../cart/cart-steps.ts';
import {
  comesToPayment,
  goesOn,
  hasOrdered,
  orders,
  paysByWire,
  reviews,
  way,
} from './payment-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, test } from '../shopper.ts';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

test('a guest pays by card on the provider’s own page, and orders', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await page.goto('/checkout/payment');
  await goesOn(page);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Choose how to pay.',
  );
  await way(page, 'Credit or debit card').check();
  await expect(inSight(page).getByText('Your card is asked for on the next page')).toBeVisible();
  await goesOn(page);

  await expect(page.getByRole('heading', { name: 'Card details' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/Enter the card number/);
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Good until').fill('04/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(inSight(page).getByText('Your bank declined the card.')).toBeVisible();

  await way(page, 'Credit or debit card').check();
  await goesOn(page);
  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
  await page.getByLabel('Good until').fill('04/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByLabel('Code from your bank').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await reviews(page);
  await page.getByRole('button', { name: /^Place the order/ }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await orders(page);
  const invoice = await hasOrdered(page);
  expect(await keptInCart(page)).toBe('');
  await page.goto('/checkout/review');
  expect(await hasOrdered(page)).toBe(invoice);
});

test('a guest reads on the placed page where a check goes, on paper too', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await page.goto('/checkout/payment');
  await way(page, 'Paper check').check();
  await goesOn(page);
  await orders(page);
  const invoice = await hasOrdered(page);
  await page.emulateMedia({ media: 'print' });
  const check = getSection(page, 'How to send the check');
  await expect(check).toBeVisible();
  // Ten business days after November 18, without Thanksgiving.
  await expect(check.getByRole('definition')).toHaveText([
    /^\$[\d,]+\.\d\d$/,
    'December 3, 2026',
    'Bold Precious Metals',
    invoice,
    'Bold Precious MetalsPaymentsPO Box 1000Austin, TX 78767',
  ]);
});

test('a customer reads where a wire goes on the order page, as long as it is awaited', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await comesToPayment(page, { email: 'clara.whitfield@example.com' });
  await page.goto('/checkout/payment');
  await paysByWire(page);
  await orders(page);
  const invoice = await hasOrdered(page);
  const wire = getSection(page, 'How to wire the money');
  const told = [
    /^\$[\d,]+\.\d\d$/,
    'November 20, 2026',
    'Bold Precious Metals',
    /^Example National Bank, /,
    /^\d{9}$/,
    /^\d+$/,
    invoice,
  ];
  await expect(wire.getByRole('definition')).toHaveText(told);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(wire.getByRole('definition')).toHaveText(told);
  await page.goto('/orders/orderdetails/BPM-104583');
  await expect(page.getByRole('main').getByText('Bank wire')).toBeVisible();
  await expect(wire, 'a wire that has arrived').toHaveCount(0);
  await page.goto('/orders/orderdetails/BPM-104433');
  await expect(page.getByRole('main').getByText('Your check has not arrived.')).toBeVisible();
  await expect(getSection(page, /^How to/), 'too late').toHaveCount(0);
});

test('a shopper whose order another tab has changed is asked again, with the reason', async ({
  page,
}) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await page.goto('/checkout/payment');
  await paysByWire(page);
  const cookies = await page.context().cookies();
  const sessionId = cookies.find(({ name }) => name === 'checkout')?.value;
  const data = { sessionId, isGiftWrap: true };
  await page.request.put('/api/Checkout/UpdateCheckoutSession', { data });
  await orders(page);
  await expect(
    page.getByText(/This order has changed .* Gift wrap is now \$\d+\.\d\d\.$/),
  ).toBeVisible();
  const agrees = page.getByRole('checkbox', { name: /^I agree/ });
  await expect(agrees).not.toBeChecked();
  const why = 'You had agreed to other prices: tick the box if you agree to these.';
  await expect(page.getByRole('group', { name: 'Terms' })).toHaveAccessibleDescription(
    new RegExp(`^The total is \\$[\\d,.]+ now\\. ${why}$`),
  );
  await orders(page);
  await hasOrdered(page);
});

test('an eCheck that is refused asks only for its secrets again', async ({ page }) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await page.goto('/checkout/payment');
  await way(page, 'eCheck').check();
  await page.getByRole('textbox', { name: 'Routing number' }).fill('12a');
  await page.getByRole('textbox', { name: 'Account number' }).fill('7788990011');
  await page.getByRole('textbox', { name: 'Check number' }).fill('1021');
  await page.getByRole('combobox', { name: 'State that issued the ID' }).selectOption('California');
  await goesOn(page);
  await expect(page.getByRole('group', { name: 'There are 2 problems' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Routing number' })).toHaveValue('12a');
  await expect(page.getByRole('textbox', { name: 'Check number' })).toHaveValue('1021');
  await expect(page.getByRole('combobox', { name: 'State that issued the ID' })).toHaveValue('CA');
  expect(await page.content()).not.toContain('7788990011');
});

test('a questionnaire about an IRA is corrected and sent', async ({ page }) => {
  await page.goto('/services/precious-metals-ira');
  await page.getByRole('button', { name: 'Send the questions' }).click();
  await expect(page.getByRole('group', { name: 'There are 9 problems' })).toBeVisible();
  const texts: [label: string, text: string][] = [
    ['First name', 'Clara'],
    ['Last name', 'Whitfield'],
    ['Email address', 'clara@example.com'],
    ['Age', '41'],
    ['What you put in each year, in dollars', '$7,000'],
    ['Gold, percent', '60'],
    ['Silver, percent', '50'],
  ];
  for (const [label, text] of texts) await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByLabel('Are you employed?').selectOption('Yes');
  await page.getByLabel('How well do you know').selectOption('I have bought metal before');
  await page.getByRole('button', { name: 'Send the questions' }).click();
  await expect(page.getByLabel('Silver, percent')).toHaveAccessibleDescription(
    /100 percent at most/,
  );
  await page.getByLabel('Silver, percent').fill('40');
  await page.getByRole('button', { name: 'Send the questions' }).click();
  await expect(
    inSight(page).getByText('We will write to you within one business day.').last(),
  ).toBeVisible();
});
