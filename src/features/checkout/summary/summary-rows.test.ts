import { expect, test } from 'vitest';

import { begun, reviewed } from '../checkout-samples.ts';
import { summaryRows, taxCrossing } from './summary-rows.ts';

const CALIFORNIA = {
  cents: 16_60,
  taxableCents: 228_93,
  rate: 7.25,
  reason: 'California: gold and silver orders of $2,000 or more are exempt.',
  limitCents: 2_000_00,
};
const EXEMPT = { ...CALIFORNIA, cents: 0, taxableCents: 0 };

const said = (...args: Parameters<typeof summaryRows>) =>
  summaryRows(...args).map(({ label, says }) => `${label}: ${says}`);

test('at first the rows are products, and parts that depend on the address', () => {
  expect(said(begun())).toEqual([
    'Products: $228.93',
    'Shipping: Known with the address',
    'Sales tax: Known with the address',
  ]);
});

test('the rows contain every part of the total, and nothing else', () => {
  const total = {
    ...begun().total,
    coupon: 2_29,
    surcharge: 9_63,
    shipping: 29_95,
    signature: 0,
    giftWrap: 7_00,
    marketLoss: 127_50,
    tax: 16_60,
  };
  const checkout = reviewed({
    total,
    couponCode: 'WELCOME1',
    isSignature: true,
    isGiftWrap: true,
    tax: CALIFORNIA,
  });
  expect(said(checkout)).toEqual([
    'Products: $228.93',
    'Coupon WELCOME1: −$2.29',
    'Surcharge: $9.63',
    'Shipping: $29.95',
    'Signature on delivery: Included',
    'Gift wrap: $7.00',
    'Sales tax: $16.60',
    'Market loss: $127.50',
  ]);
});

test('tax has its reason, also if an order is below a limit', () => {
  const why = (tax: typeof CALIFORNIA) =>
    summaryRows(reviewed({ tax })).find(({ label }) => label === 'Sales tax')?.why;
  expect(why(CALIFORNIA)).toBe(
    '7.25% of $228.93. California: under $2,000. Gold and silver orders of $2,000 or more are exempt.',
  );
  expect(why({ ...CALIFORNIA, taxableCents: 2_000_00 })).toContain('California: not above $2,000.');
  expect(why(EXEMPT)).toBe(CALIFORNIA.reason);
  expect(why({ ...CALIFORNIA, taxableCents: 2_500_00 })).toBe(
    `7.25% of $2,500.00. ${CALIFORNIA.reason}`,
  );
});

test('an order of which only a part counts towards the limit is told which', () => {
  const tax = {
    ...CALIFORNIA,
    cents: 128_85,
    taxableCents: 2_061_60,
    rate: 6.25,
    reason: 'Massachusetts: gold and silver orders of $1,000 or more are exempt.',
    limitCents: 1_000_00,
    countedCents: 161_60,
  };
  const row = summaryRows(reviewed({ tax })).find(({ label }) => label === 'Sales tax');
  expect(row?.why).toBe(
    '6.25% of $2,061.60. Massachusetts: gold and silver orders of $1,000 or more are exempt. Only $161.60 of your order counts towards the $1,000.',
  );
});

test('crossing a limit has a message in both directions, and no message otherwise', () => {
  expect(taxCrossing(16_60, EXEMPT)).toBe(
    `Sales tax of $16.60 is no longer due. ${CALIFORNIA.reason}`,
  );
  expect(taxCrossing(0, CALIFORNIA)).toBe(`Sales tax of $16.60 is due now. ${CALIFORNIA.reason}`);
  expect(taxCrossing(16_00, CALIFORNIA)).toBeUndefined();
  expect(taxCrossing(undefined, CALIFORNIA)).toBeUndefined();
  expect(taxCrossing(0, EXEMPT)).toBeUndefined();
});
