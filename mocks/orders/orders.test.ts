import { expect, test } from 'vitest';

import { orderMessages } from '../notifications/order-messages.ts';
import { type OrderRecord, grandTotalCents } from './order-record.ts';
import { scheduleOf } from './schedule.ts';
import { isCancellable, statusAt, stepsOf } from './timeline.ts';

const DAY = 86_400_000;
const thursday = Date.parse('2026-11-19T15:00:00Z');

const order: OrderRecord = {
  invoice: 'BPM-104512',
  emailId: 'clara.whitfield@example.com',
  orderedAt: thursday,
  paymentMethod: 'creditCard',
  shippingMethod: 'standard',
  lines: [
    {
      productId: 1,
      name: '1 oz Silver Eagle',
      slug: '1-oz-silver-eagle',
      imagePath: '/images/art/coin.svg',
      metal: 'silver',
      ounces: 1,
      quantity: 10,
      source: 'instock',
      unitCents: 70_00,
    },
  ],
  charges: {
    couponCents: 15_00,
    surchargeCents: 29_40,
    shippingCents: 0,
    signatureCents: 3_95,
    giftWrapCents: 0,
    marketLossCents: 0,
    taxCents: 0,
  },
  isSplit: false,
  isSigned: true,
};
const presale = {
  ...order,
  lines: order.lines.flatMap((line) => [
    line,
    { ...line, productId: 2, expectedShipDate: '2026-12-30' },
  ]),
};

test('the grand total takes the coupon off and adds the charges', () => {
  expect(grandTotalCents(order)).toBe(700_00 - 15_00 + 29_40 + 3_95);
});

test('an order moves on by itself, from placed to delivered', () => {
  const [parcel] = scheduleOf(order).parcels;
  expect(statusAt(order, thursday)).toBe('Placed');
  expect(statusAt(order, thursday + 3_600_000)).toBe('Payment Cleared');
  expect(statusAt(order, parcel?.shipsAt ?? 0)).toBe('Shipped');
  expect(statusAt(order, parcel?.arrivesAt ?? 0)).toBe('Delivered');
});

test('it can be cancelled until it is packed', () => {
  const { packsAt = 0 } = scheduleOf(order).parcels[0] ?? {};
  expect(isCancellable(order, packsAt - 1)).toBe(true);
  expect(isCancellable(order, packsAt)).toBe(false);
});

test('one presale line delays the whole order', () => {
  const { parcels } = scheduleOf(presale);
  expect(parcels).toHaveLength(1);
  expect(statusAt(presale, thursday + 20 * DAY)).toBe('Presale Wait');
});

test('a split order sends ahead what is there', () => {
  const split = { ...presale, isSplit: true };
  const [first, second] = scheduleOf(split).parcels;
  expect(first?.arrivesAt).toBeLessThan(second?.shipsAt ?? 0);
  expect(statusAt(split, thursday + 20 * DAY)).toBe('Presale Wait');
});

test('an order whose payment did not come waits, and ships nothing', () => {
  const held = { ...order, hold: { at: thursday + 2 * DAY, note: 'No check yet.' } };
  const steps = stepsOf(held, thursday + 90 * DAY).map(({ status }) => status);
  expect(steps).toEqual(['Placed', 'On Hold']);
});

test('nothing follows a cancellation', () => {
  const cancelled = { at: thursday + 60_000, chargesCents: 35_00, paidCents: 0 };
  expect(statusAt({ ...order, cancelled }, thursday + 90 * DAY)).toBe('Cancelled');
});

test('§4 messages carry the words that choose their icon', () => {
  const texts = orderMessages(order, thursday + 90 * DAY).map(({ msgText }) => msgText);
  expect(texts[0]).toContain('success');
  expect(texts[1]).toContain('has been received');
  expect(texts[2]).toContain('shipped');
  const slow = orderMessages({ ...order, paymentMethod: 'eCheck' }, thursday);
  expect(slow[0]?.msgText).toContain('business days');
});

test('§3 a shipped message has the fields that its placeholders stand for', () => {
  const shipped = orderMessages(order, thursday + 90 * DAY)[2];
  expect(shipped).toMatchObject({ invoice: 'BPM-104512', carrierCode: 'USPS' });
  expect(shipped?.trackingNo).toMatch(/^\d{22}$/);
  expect(shipped?.shipDate).toMatch(/^2026-11-2\d$/);
});
