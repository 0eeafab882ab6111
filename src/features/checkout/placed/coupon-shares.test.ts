import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';

import { begun } from '../checkout-samples.ts';
import { couponShares } from './coupon-shares.ts';

const { total } = begun();

function order(coupon: number, productIds: number[], ...totals: number[]) {
  return {
    lines: totals.map((totalCents, index) => ({ productId: index + 1, totalCents }) as CartLine),
    coupon: { code: 'STACK10', productIds },
    total: { ...total, coupon },
  };
}

test('a coupon for the whole order is split by the cost of each line, to the cent', () => {
  expect(couponShares(order(10_00, [], 100_00, 200_00))).toEqual([3_33, 6_67]);
  expect(couponShares(order(1, [], 5_00, 5_00, 5_00))).toEqual([0, 1, 0]);
});

test('a coupon for some products counts for those alone', () => {
  expect(couponShares(order(4_00, [2], 100_00, 200_00))).toEqual([0, 4_00]);
});

test('without a coupon there is no reduction, and free lines do not divide by zero', () => {
  expect(couponShares(order(0, [], 100_00))).toEqual([0]);
  expect(couponShares(order(0, [], 0, 0))).toEqual([0, 0]);
});
