import { expect, test } from 'vitest';
import { type Coupon, type CouponUse, applyCoupon, findCoupon } from './rules.ts';

const now = Date.parse('2026-11-20T12:00:00-05:00');
const use: CouponUse = { now, usedCodes: [] };
const lines = [
  { productId: 1042, totalCents: 150_00 },
  { productId: 1043, totalCents: 100_05 },
];

const tenPercent: Coupon = {
  code: 'STACK10',
  couponType: 'Order',
  discountType: '%',
  discount: 10,
  applicableProducts: [],
};
const fiveDollars: Coupon = { ...tenPercent, code: 'FIVE', discountType: '$', discount: 5_00 };
const eaglesOnly: Coupon = {
  ...tenPercent,
  code: 'EAGLE10',
  couponType: 'Product',
  applicableProducts: [{ productId: 1042, productName: '2026 Silver Eagle' }],
};

function tried(coupon: Coupon, basket = lines, circumstances = use) {
  return applyCoupon([coupon], coupon.code, basket, circumstances);
}

test('§9 discount types $ and %', () => {
  expect(tried(fiveDollars)).toMatchObject({ applies: true, discountCents: 5_00 });
  // Ten percent of 250.05 is 25.005.
  expect(tried(tenPercent)).toMatchObject({ applies: true, discountCents: 25_01 });
});

test('§9 coupon type Product applies only to listed products', () => {
  expect(tried(eaglesOnly)).toMatchObject({ applies: true, discountCents: 15_00 });
  expect(tried(eaglesOnly, lines.slice(1))).toEqual({
    applies: false,
    because: 'other products',
    says: 'EAGLE10 is for 2026 Silver Eagle. Add one to your cart to use it.',
  });
});

test('several listed products are named with an or', () => {
  const maple = { productId: 1044, productName: '2026 Silver Maple' };
  const coupon = { ...eaglesOnly, applicableProducts: [...eaglesOnly.applicableProducts, maple] };
  expect(tried(coupon, lines.slice(1))).toMatchObject({
    says: 'EAGLE10 is for 2026 Silver Eagle or 2026 Silver Maple. Add one to your cart to use it.',
  });
});

test.each([
  [250_05, true],
  [250_06, false],
])('an order of 250.05 against a minimum of %d cents', (minimumSubtotalCents, applies) => {
  expect(tried({ ...tenPercent, minimumSubtotalCents }).applies).toBe(applies);
});

test('below the minimum it says what would qualify', () => {
  expect(tried({ ...tenPercent, minimumSubtotalCents: 1_300_00 })).toEqual({
    applies: false,
    because: 'below minimum',
    says: 'STACK10 is for orders of $1,300.00 or more. Add $1,049.95 to use it.',
  });
});

test('a coupon expires at its instant, and says on which day it was last taken', () => {
  const expiresAt = Date.parse('2026-11-20T00:00:00-05:00');
  const coupon = { ...tenPercent, expiresAt };
  expect(tried(coupon, lines, { ...use, now: expiresAt - 1 }).applies).toBe(true);
  expect(tried(coupon, lines, { ...use, now: expiresAt })).toEqual({
    applies: false,
    because: 'expired',
    says: 'STACK10 expired on November 19, 2026.',
  });
});

test('a one-time coupon is taken once', () => {
  const used = { ...use, usedCodes: ['stack10'] };
  expect(tried({ ...tenPercent, oneTime: true }).applies).toBe(true);
  expect(tried({ ...tenPercent, oneTime: true }, lines, used)).toMatchObject({
    because: 'used',
    says: 'STACK10 can be used once, and you have used it.',
  });
  expect(tried(tenPercent, lines, used).applies).toBe(true);
});

test.each([
  [2_00, 2_00, 0],
  [5_00, 5_00, 0],
  [80_00, 5_00, 75_00],
])('with %d cents left it takes off %d and leaves %d', (balance, discountCents, left) => {
  expect(tried({ ...fiveDollars, currentBalanceCents: balance })).toMatchObject({
    discountCents,
    balanceAfterCents: left,
  });
});

test('an empty coupon and an empty selection are told apart', () => {
  expect(tried({ ...fiveDollars, currentBalanceCents: 0 })).toMatchObject({
    because: 'no balance',
  });
  expect(tried(fiveDollars, [])).toMatchObject({
    because: 'nothing selected',
    says: 'Select something in your cart to use FIVE.',
  });
});

test('it never takes off more than what it covers', () => {
  const generous = { ...eaglesOnly, discountType: '$', discount: 900_00 } as const;
  expect(tried(generous)).toMatchObject({ discountCents: 150_00 });
});

test('a code is read in any case, and an unknown one is named', () => {
  expect(findCoupon([fiveDollars], ' five ')).toBe(fiveDollars);
  expect(applyCoupon([fiveDollars], ' six', lines, use)).toEqual({
    applies: false,
    because: 'unknown',
    says: 'There is no coupon SIX.',
  });
});
