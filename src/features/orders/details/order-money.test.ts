import { expect, test } from 'vitest';

import type { Order, OrderMoney } from '#api/orders/order.ts';

import { chargesOf } from './order-money.ts';

const money: OrderMoney = {
  subTotal: 764_20,
  discount: 5_00,
  coupon: 10_00,
  surcharge: 32_10,
  shipping: 29_95,
  signature: 3_95,
  upgrade: 0,
  giftWrap: 7_00,
  other: 0,
  marketLoss: 127_50,
  tax: 12_34,
  total: 962_04,
  refund: 0,
  cancellation: 0,
  owed: 0,
};

function order(change: Partial<Order>): Order {
  return { money, ...change } as Order;
}

test('the lines of the bill add up to its total', () => {
  const sum = chargesOf(order({})).reduce((cents, charge) => cents + charge.cents, 0);
  expect(sum).toBe(money.total);
});

test('parts that do not apply are left out; shipping and tax are always shown', () => {
  const plain = { ...money, discount: 0, coupon: 0, surcharge: 0, giftWrap: 0, signature: 0 };
  const labels = chargesOf(order({ money: { ...plain, marketLoss: 0, shipping: 0, tax: 0 } }));
  expect(labels).toEqual([
    { label: 'Products', cents: 764_20 },
    { label: 'Standard shipping, insured', cents: 0, mayBeFree: true },
    { label: 'Sales tax', cents: 0 },
  ]);
});

test('a coupon is shown with its code', () => {
  const charges = chargesOf(order({ couponCode: 'SUMMER26', shippingMethod: 'fedex' }));
  expect(charges).toContainEqual({ label: 'Coupon SUMMER26', cents: -10_00 });
  expect(charges[1]?.label).toBe('FedEx shipping, insured');
});
