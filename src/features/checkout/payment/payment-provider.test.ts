import { expect, test } from 'vitest';

import { providerAt } from './payment-provider.ts';

const ASK = { cents: 23856, back: '/checkout/payment/back', state: 's1' };
const NEWS = { from: 'payment-page', step: 'approved', token: 'tok-card-4242' };

test('the store redirects to the provider with the amount and the return address', () => {
  const { page, cardFrame } = providerAt('https://pay.example.com/shop');
  expect(page('payPal', ASK)).toBe(
    'https://pay.example.com/shop/paypal?amount=23856&back=%2Fcheckout%2Fpayment%2Fback&state=s1',
  );
  expect(cardFrame(ASK, 'dark')).toContain('/card?amount=23856&');
  expect(cardFrame(ASK, 'dark')).toContain('&frame=1&theme=dark');
});

test('only messages of the provider’s origin are accepted', () => {
  const { newsIn } = providerAt('https://pay.example.com/shop');
  expect(newsIn({ origin: 'https://pay.example.com', data: NEWS })).toEqual(NEWS);
  for (const origin of ['https://elsewhere.example', 'null', 'https://shop.example.com']) {
    expect(newsIn({ origin, data: NEWS })).toBeUndefined();
  }
});

test('the mock’s frame has no origin, and other messages are ignored', () => {
  const { newsIn } = providerAt('/mock-payments');
  expect(newsIn({ origin: 'null', data: NEWS })).toEqual(NEWS);
  expect(newsIn({ origin: 'http://localhost:3000', data: NEWS })).toBeUndefined();
  for (const data of [undefined, null, 'send', { step: 'approved', token: 'x' }]) {
    expect(newsIn({ origin: 'null', data })).toBeUndefined();
  }
});
