import { expect, type Page } from '@playwright/test';

import { comesToPayment, goesOn, orders, way } from '../checkout/payment-steps.ts';
import { presses, type SessionEnd } from './session-end.ts';

const CART = '/cart/cart';
const NOTE = 'Leave it with the neighbor in 4B.';

/** A customer's checkout with only the order left to place. */
async function comesToReview(page: Page): Promise<void> {
  await comesToPayment(page);
  const { cookies } = await page.context().storageState();
  const sessionId = cookies.find(({ name }) => name === 'checkout')?.value;
  const data = { sessionId, paymentMode: 'wire' };
  const changed = await page.request.put('/api/Checkout/UpdateCheckoutSession', { data });
  expect(changed.ok()).toBe(true);
}

/** These operations need no token, but refuse an expired one. */
export const CHECKOUT_ENDS: Record<string, SessionEnd> = {
  getCheckoutSession: { page: '/checkout/address', before: comesToPayment },
  getPaymentMethods: { page: '/checkout/payment', before: comesToPayment },
  createCheckoutSession: { page: CART, press: presses('Checkout'), leads: true },
  updateCheckoutSession: {
    page: '/checkout/shipping',
    before: comesToPayment,
    press: async (page) => {
      await page.getByLabel('Note to us').fill(NOTE);
      await presses('Continue to payment')(page);
    },
    leads: true,
    kept: (page) => expect(page.getByLabel('Note to us')).toHaveValue(NOTE),
  },
  authorizePayment: {
    page: '/checkout/payment',
    before: comesToPayment,
    press: async (page) => {
      await way(page, 'Bank wire').check();
      await goesOn(page);
    },
    leads: true,
  },
  placeOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  getPlacedOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  submitIraQuestionnaire: {
    page: '/services/precious-metals-ira',
    press: async (page) => {
      const form = page.getByRole('region', { name: 'Ask an adviser' });
      const typed = { 'First name': 'Clara', 'Last name': 'Whitfield', Age: '52' };
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
      await form.getByLabel('Email address').fill('clara.whitfield@example.com');
      await form.getByLabel('What you put in each year').fill('7000');
      await form.getByLabel('Are you employed?').selectOption('Yes');
      await form.getByLabel('How well do you know').selectOption('It is all new to me');
      await form.getByLabel('Gold, percent').fill('60');
      await form.getByLabel('Silver, percent').fill('40');
      await form.getByRole('button', { name: 'Send the questions' }).click();
    },
    kept: (page) => expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('52'),
  },
};
