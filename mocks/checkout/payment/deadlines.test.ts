import { expect, test } from 'vitest';

import { shippingInsurance } from '../../content/pages/shipping-insurance.ts';
import { paymentDueAt } from '../../orders/schedule.ts';
import { standardShippingCents } from '../../pricing/shipping.ts';
import { DEADLINES } from './deadlines.ts';
import { paymentOptions } from './options.ts';

const page = JSON.stringify(shippingInsurance);
const options = paymentOptions(undefined, { isNewCustomer: false, owesMarketLoss: false });

test('the page about shipping and the checkout say the same about each payment', () => {
  for (const { method, clearingText, dueInDays } of options) {
    expect(page.toLowerCase()).toContain(clearingText.replace('Clears ', '').toLowerCase());
    expect(dueInDays).toBe(DEADLINES[method].dueIn);
  }
  expect(page).toContain('Has to reach us within 10 business days');
});

test('a check is due on a business day, as late as the page says, and not earlier for a holiday', () => {
  const friday = Date.parse('2026-11-20T15:00:00Z');
  const due = new Date(paymentDueAt('paperCheck', friday) ?? 0);
  expect(due.toISOString().slice(0, 10)).toBe('2026-12-07');
});

test('§9 the $199 for free shipping are counted before coupons, as the page says', () => {
  expect(page).toContain('before coupons');
  expect([standardShippingCents(199_00), standardShippingCents(198_99)]).toEqual([0, 9_95]);
});
