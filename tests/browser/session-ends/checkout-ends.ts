import { page } from 'vitest/browser';

import { presses, sends, types, type SessionEnd } from './session-end.ts';

const CART = '/cart/cart';
const HOME = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: '98 San Jacinto Blvd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  stateType: 'Domestic',
};

/** Opens a checkout with the address and shipping steps done; resolves to its id. */
async function comesToPayment(): Promise<string> {
  // Enough for payment by wire.
  const line = { productId: 225134, quantity: 30, salesEventId: 0, stockSource: 'instock' };
  const begun = await sends('POST', '/api/Checkout/CreateCheckoutSession', { lines: [line] });
  const { sessionId } = (begun as { data: { sessionId: string } }).data;
  await sends('PUT', '/api/Checkout/UpdateCheckoutSession', {
    sessionId,
    shippingInfo: { ...HOME, addressType: 'shipping' },
    billingInfo: { ...HOME, addressType: 'billing' },
    shippingMethod: 'standard',
    isShippingConfirmed: true,
  });
  document.cookie = `checkout=${sessionId}; path=/`;
  return sessionId;
}

/** Only the order is left to place. */
async function comesToReview(): Promise<void> {
  const sessionId = await comesToPayment();
  await sends('PUT', '/api/Checkout/UpdateCheckoutSession', { sessionId, paymentMode: 'wire' });
}

async function orders(): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree/ }).click();
  await presses(/^Place the order: /)();
}

/** These operations need no token, but refuse an expired one. */
export const CHECKOUT_ENDS: Record<string, SessionEnd> = {
  getCheckoutSession: { page: '/checkout/address', before: comesToPayment },
  getPaymentMethods: { page: '/checkout/payment', before: comesToPayment },
  createCheckoutSession: { page: CART, press: presses('Checkout'), leads: true },
  updateCheckoutSession: {
    page: '/checkout/shipping',
    before: comesToPayment,
    press: presses('Continue to payment'),
    leads: true,
  },
  authorizePayment: {
    page: '/checkout/payment',
    before: comesToPayment,
    press: async () => {
      await page.getByRole('radio', { name: /^Bank wire: / }).click();
      await presses('Continue to review')();
    },
    leads: true,
  },
  placeOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  getPlacedOrder: { page: '/checkout/review', before: comesToReview, press: orders },
  submitIraQuestionnaire: {
    page: '/services/precious-metals-ira',
    press: async () => {
      const form = page.getByRole('region', { name: 'Ask an adviser' });
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
