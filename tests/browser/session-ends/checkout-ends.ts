import { page } from 'vitest/browser';

import { calls, CART } from '../cart-steps.ts';
import { isAtPayment, orders, way } from '../checkout-steps.ts';
import { presses, types, type SessionEnd } from './session-end.ts';

const atPayment = () => isAtPayment();

/** Only the order is left to place. */
async function comesToReview(): Promise<void> {
  const sessionId = await isAtPayment();
  await calls('/api/Checkout/UpdateCheckoutSession', 'PUT', { sessionId, paymentMode: 'wire' });
}

/** These operations need no token, but refuse an expired one. */
export const CHECKOUT_ENDS: Record<string, SessionEnd> = {
  getCheckoutSession: { page: '/checkout/address', before: atPayment },
  getPaymentMethods: { page: '/checkout/payment', before: atPayment },
  createCheckoutSession: { page: CART, press: presses('Checkout'), leads: true },
  updateCheckoutSession: {
    page: '/checkout/shipping',
    before: atPayment,
    press: presses('Continue to payment'),
    leads: true,
  },
  authorizePayment: {
    page: '/checkout/payment',
    before: atPayment,
    press: async () => {
      await way('Bank wire').click();
      await presses('Continue to review')();
    },
    leads: true,
  },
  placeOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  getPlacedOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  submitIraQuestionnaire: {
    page: '/services/precious-metals-ira',
    press: async () => {
      const form = page.getSection('Ask an adviser');
      await types(form, {
        'First name': 'Clara',
        'Last name': 'Whitfield',
        Age: '52',
        'Email address': 'clara.whitfield@example.com',
        'What you put in each year': '7000',
        'Gold, percent': '60',
        'Silver, percent': '40',
      });
      await form.getByLabelText('Are you employed?').selectOptions('Yes');
      await form.getByLabelText('How well do you know').selectOptions('It is all new to me');
      await presses('Send the questions')();
    },
  },
};
