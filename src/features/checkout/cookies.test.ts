import { afterAll, expect, test, vi } from 'vitest';

import { questionCookie, questionOf, newQuestion } from './payment/provider-question.ts';
import { orderKey } from './review/order-key.server.ts';
import { placedCookie, placedMark } from './review/placed-cookie.ts';
import { readRefusal, refusalCookie } from './steps/refusal-cookie.ts';

// Test files share one process, and component tests set it up as a browser.
vi.stubEnv('SSR', true);
afterAll(() => vi.unstubAllEnvs());

const KEY = orderKey('cs-9d41c07be2f84a6d');

test('one checkout has one key, which is valid in the contract and hides the id', () => {
  expect(orderKey('cs-9d41c07be2f84a6d')).toBe(KEY);
  expect(orderKey('cs-9d41c07be2f84a6e')).not.toBe(KEY);
  expect(KEY).toMatch(/^[A-Za-z0-9-]{16,64}$/);
  expect(KEY).not.toContain('9d41c07be2f84a6d');
});

test('a cookie is read as it was written, and scripts cannot read it', () => {
  const asked = newQuestion('payPal');
  expect(questionOf(questionCookie(asked))).toEqual(asked);
  const mark = { key: KEY, coupon: 'THANKS-104512', agreedCents: 155_180 };
  expect(placedMark(placedCookie(mark))).toEqual(mark);
  const withoutCoupon = { key: KEY, agreedCents: 155_180 };
  expect(placedMark(placedCookie(withoutCoupon))).toEqual(withoutCoupon);
  const says = 'Declined; try another – card.';
  expect(readRefusal(refusalCookie(says))).toBe(says);
  for (const line of [questionCookie(asked), placedCookie(mark)]) {
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
  }
});

test('an order is found again if its coupon code is invalid in a cookie', () => {
  expect(placedMark(placedCookie({ key: KEY, coupon: '10 % off' }))).toEqual({ key: KEY });
});

test('invalid cookies are ignored', () => {
  for (const cookies of [null, 'payment-asked=wire.1', 'placed=../x', 'checkout-refused=']) {
    expect([questionOf(cookies), placedMark(cookies), readRefusal(cookies)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
});
