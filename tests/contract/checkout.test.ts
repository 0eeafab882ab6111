import type { components } from '#generated/schema.d.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { beforeEach, expect, test } from 'vitest';

import type { Input } from './ask.ts';
import { SILVER_EAGLE, addition, line, visit } from './visit.ts';

type Session = components['schemas']['CheckoutSession'];

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const HOME = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: '98 San Jacinto Blvd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  addressType: 'shipping',
};
let now = MORNING;

beforeEach(() => {
  now = MORNING;
  setClock({ now: () => now });
});

/** A checkout of twenty Eagles, ready to be ordered. */
async function readyToOrder(
  shopper: ReturnType<typeof visit>,
  emailId = 'ida@example.com',
  payment: object = { method: 'wire' },
) {
  const { sessionId } = await shopper.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 20)], emailId },
  });
  await shopper.data('updateCheckoutSession', { body: { sessionId, shippingInfo: HOME } });
  const promise = await shopper.data<'PaymentAuthorization'>('authorizePayment', {
    body: { sessionId, payment },
  });
  return (key: string, more: object = {}): Input => ({
    header: { 'Idempotency-Key': `key-of-this-press-${key}` },
    body: {
      sessionId,
      authorizationId: promise.authorizationId,
      expectedGrandTotal: promise.amount,
      isTermsChecked: true,
      ...more,
    },
  });
}

test('pressing twice orders once', async () => {
  const guest = visit();
  const press = await readyToOrder(guest);
  const first = await guest.data<'PlacedOrder'>('placeOrder', press('a'));
  const second = await guest.data<'PlacedOrder'>('placeOrder', press('a'));
  expect(second).toEqual(first);
  const lost = await guest.data<'PlacedOrder'>('getPlacedOrder', {
    query: { idempotencyKey: 'key-of-this-press-a' },
  });
  expect(lost.invoice).toBe(first.invoice);
  expect((await guest.call('placeOrder', press('b'))).body['reason']).toBe('key-reused');
});

test.each(['wire', 'paperCheck'])(
  'the placed order, its page and the history name one day of shipping: %s',
  async (method) => {
    const clara = visit({ customerId: 'BPM-20417' });
    const press = await readyToOrder(clara, 'clara@example.com', { method });
    const placed = await clara.data<'PlacedOrder'>('placeOrder', press('a'));
    const { invoice, expectedShipByDate } = placed;
    const order = await clara.data<'Order'>('getCustomerOrderDetails', { query: { invoice } });
    expect(expectedShipByDate).toMatch(/^2026-1\d-\d\d$/);
    expect(order.expectedShipByDate).toBe(expectedShipByDate);
    const { body } = await clara.call('getCustomerOrder');
    expect(body['data']).toContainEqual(expect.objectContaining({ invoice, expectedShipByDate }));
  },
);

test('a total that the shopper has not seen is refused with the new one', async () => {
  const guest = visit();
  const press = await readyToOrder(guest);
  const { status, body } = await guest.call('placeOrder', press('a', { expectedGrandTotal: 1 }));
  expect([status, body['reason']]).toEqual([409, 'price-changed']);
  expect((body['checkout'] as Session).totals.grandTotal).toBeGreaterThan(1_000);
});

test('when the lock runs out, the checkout says which prices moved and voids the payment', async () => {
  const guest = visit();
  const { sessionId } = await guest.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 20)] },
  });
  await guest.data('authorizePayment', { body: { sessionId, payment: { method: 'wire' } } });
  const held = await guest.data<'CheckoutSession'>('getCheckoutSession', { query: { sessionId } });
  expect([held.priceChanges, held.authorization?.status]).toEqual([[], 'awaiting']);
  now += 6 * 60_000;
  const later = await guest.data<'CheckoutSession'>('getCheckoutSession', { query: { sessionId } });
  const [change] = later.priceChanges;
  expect(change).toMatchObject({ productId: SILVER_EAGLE, newPrice: later.lines[0]?.price });
  expect(change?.oldPrice).not.toBe(change?.newPrice);
  expect(later.authorization).toBeUndefined();
});

test.each([
  ['declined@example.com', { method: 'creditCard', cardToken: 'tok-visa-4242' }],
  ['ida@example.com', { method: 'creditCard', cardToken: 'tok-declined' }],
  ['ida@example.com', { method: 'payPal', payPalOrderId: 'PP-CANCELLED' }],
])('%s is declined when paying with %o', async (emailId, payment) => {
  const guest = visit();
  const { sessionId } = await guest.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 2)], emailId },
  });
  expect((await guest.call('authorizePayment', { body: { sessionId, payment } })).status).toBe(402);
});

test('an order takes its lines out of the cart, and a market loss is paid with it', async () => {
  const marcus = visit({ customerId: 'BPM-20933' });
  await marcus.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 20) });
  const press = await readyToOrder(marcus);
  const order = await marcus.data<'PlacedOrder'>('placeOrder', press('a'));
  expect(order.totals.marketLossCharges).toBe(127.5);
  expect(await marcus.data('getProductFromShoppingCart')).toEqual([]);
  const next = await marcus.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 20)] },
  });
  expect(next.totals.marketLossCharges).toBe(0);
});

test('the total is the sum of its parts, whichever way it is paid', async () => {
  const guest = visit();
  const { sessionId } = await guest.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 2)], couponCode: 'WELCOME1' },
  });
  const { totals } = await guest.data<'CheckoutSession'>('updateCheckoutSession', {
    body: {
      sessionId,
      shippingInfo: { ...HOME, state: 'CA', zip: '90012' },
      paymentMode: 'creditCard',
      isGiftWrap: true,
      isSignatureConfirmation: true,
    },
  });
  const { subTotal, couponAmount, creditCardCharges, shippingCharges } = totals;
  const { signatureConfirmationCharges, giftWrapCharges, tax, grandTotal } = totals;
  const parts = [
    creditCardCharges,
    shippingCharges,
    signatureConfirmationCharges,
    giftWrapCharges,
    tax,
  ];
  expect(parts.every((part) => part > 0)).toBe(true);
  const sum = parts.reduce((total, part) => total + part, subTotal - couponAmount);
  expect(grandTotal).toBeCloseTo(sum, 5);
  expect(totals.byMethod.find(({ method }) => method === 'creditCard')?.grandTotal).toBe(
    grandTotal,
  );
});

test('a customer’s checkout is closed to other visitors', async () => {
  const clara = visit({ customerId: 'BPM-20417' });
  const { sessionId } = await clara.data<'CheckoutSession'>('createCheckoutSession', { body: {} });
  expect((await visit().call('getCheckoutSession', { query: { sessionId } })).status).toBe(404);
});

test('§4 resetting shipping deletes all that depends on it; another address needs a new shipping choice', async () => {
  const guest = visit();
  const { sessionId } = await guest.data<'CheckoutSession'>('createCheckoutSession', {
    body: { lines: [line(SILVER_EAGLE, 20)], emailId: 'ida@example.com' },
  });
  const confirmed = { sessionId, shippingMethod: 'expedited', isShippingConfirmed: true };
  const change = (body: object) =>
    guest.data<'CheckoutSession'>('updateCheckoutSession', { body: { sessionId, ...body } });
  await change({ shippingInfo: HOME, billingInfo: { ...HOME, addressType: 'billing' } });
  expect((await change(confirmed)).isShippingConfirmed).toBe(true);
  expect((await change({ shippingInfo: HOME })).isShippingConfirmed).toBe(true);
  const moved = await change({ shippingInfo: { ...HOME, city: 'Houston' } });
  expect(moved.isShippingConfirmed).toBe(false);

  await change(confirmed);
  await guest.data('authorizePayment', { body: { sessionId, payment: { method: 'wire' } } });
  const reset = await change({ clear: ['shippingInfo'] });
  const { shippingInfo, billingInfo, paymentMode, tax, authorization } = reset;
  expect([shippingInfo, billingInfo, paymentMode, tax, authorization]).toEqual(
    Array(5).fill(undefined),
  );
  const { shippingMethod, shippingQuotes, isShippingConfirmed, emailId } = reset;
  expect({ shippingMethod, shippingQuotes, isShippingConfirmed, emailId }).toEqual({
    shippingMethod: 'standard',
    shippingQuotes: [],
    isShippingConfirmed: false,
    emailId: 'ida@example.com',
  });
});

test('a checkout tells how much of its lock is left, independent of the browser’s clock', async () => {
  const guest = visit();
  const { sessionId, priceLockedForSeconds } = await guest.data<'CheckoutSession'>(
    'createCheckoutSession',
    { body: { lines: [line(SILVER_EAGLE, 2)] } },
  );
  expect(priceLockedForSeconds).toBe(300);
  now += 61_500;
  const later = await guest.data<'CheckoutSession'>('getCheckoutSession', { query: { sessionId } });
  expect(later.priceLockedForSeconds).toBe(239);
  const again = await guest.data<'CheckoutSession'>('updateCheckoutSession', {
    body: { sessionId, refreshPrices: true },
  });
  expect(again.priceLockedForSeconds).toBe(300);
});
