import {
  cardForm,
  comesToPayment,
  goesOn,
  hasOrdered,
  opensPayment,
  orders,
  paysByWire,
  way,
} from '../e2e/checkout/payment-steps.ts';
import { signsIn } from '../e2e/customers.ts';
import { expect, inSight } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { expectNoViolations } from './axe.ts';

const WIDE = { width: 1440, height: 900 };
const SIZES = [WIDE, { width: 320, height: 900 }];

test('axe finds nothing in the payment, refused or not, nor in the provider’s own page', async ({
  page,
}) => {
  await comesToPayment(page, { email: 'declined@example.com' });
  await opensPayment(page);
  await goesOn(page);
  await expect(cardForm(page).getByLabel('Card number')).toBeFocused();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `payment, card mended, ${size.width} px`);
  }
  await way(page, 'eCheck').check();
  await goesOn(page);
  await expect(page.getByRole('group', { name: /^There are \d+ problems\. \w/ })).toBeFocused();
  await expectNoViolations(page, 'payment, refused eCheck');

  await page.goto('/mock-payments/card?amount=23856&back=%2F&state=s');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'card page, refused');
});

test('axe finds nothing in the review, refused or unsure, nor in a placed order', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await comesToPayment(page);
  await opensPayment(page);
  await paysByWire(page);
  await page.getByRole('button', { name: /^Place the order/ }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `review, terms missing, ${size.width} px`);
  }
  await page.route('**/checkout/review.data*', (route) => route.abort());
  await orders(page);
  await expect(
    inSight(page)
      .getByText(/^No answer yet/)
      .first(),
  ).toBeVisible();
  await expectNoViolations(page, 'review, unsure');
  await page.unroute('**/checkout/review.data*');
  await hasOrdered(page);
  await expect(page.getByRole('region', { name: 'You have gained a coupon' })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `placed, ${size.width} px`);
  }
});
