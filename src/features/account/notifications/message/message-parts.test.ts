import { expect, test } from 'vitest';

import { messageParts, subjectOf } from './message-parts.ts';

const FIELDS = {
  invoice: 'BPM-104512',
  paymentMethod: 'eCheck',
  shipDate: '2026-11-18',
  trackingNo: '1Z999AA10123456784',
  carrierCode: 'UPS',
} as const;

function partsOf(text: string, fields = {}) {
  return messageParts({ id: 1, isRead: false, text, ...fields });
}

function wordsOf(text: string, fields = {}) {
  return partsOf(text, fields)
    .map((part) => part.text)
    .join('');
}

test('§3 placeholders for invoice, payment method, ship date and tracking number are filled', () => {
  const text =
    'Order {invoice}, paid by {paymentMethod}, shipped on {shipDate} under {trackingNo}.';
  expect(wordsOf(text, FIELDS)).toBe(
    'Order BPM-104512, paid by eCheck, shipped on November 18, 2026 under 1Z999AA10123456784.',
  );
});

test('the invoice links to its order, the tracking number to its carrier', () => {
  expect(partsOf('{invoice}{trackingNo}', FIELDS).map(({ href }) => href)).toEqual([
    '/orders/orderdetails/BPM-104512',
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  ]);
});

test('the number of an unknown carrier is shown without a link', () => {
  const [part] = partsOf('{trackingNo}', { trackingNo: '77/8', carrierCode: 'DHL' });
  expect(part).toMatchObject({ kind: 'trackingNo', text: '77/8', href: undefined });
});

test('a placeholder is known in any case and with spaces; any other stays as it is', () => {
  expect(wordsOf('{ INVOICE } {approver} {{x}} {} {toString}', FIELDS)).toBe(
    'BPM-104512 {approver} {{x}} {} {toString}',
  );
});

test('a missing field gets a replacement text', () => {
  expect(wordsOf('Order {invoice} on {shipDate}: {trackingNo}')).toBe(
    'Order (number not given) on (date not given): (not given yet)',
  );
});

test('the value of a field is not used as template, address or markup', () => {
  const fields = { invoice: '../{trackingNo}?<b>', trackingNo: '1', shipDate: 'soon' };
  expect(partsOf('{invoice}', fields)).toEqual([
    {
      kind: 'invoice',
      text: '../{trackingNo}?<b>',
      href: '/orders/orderdetails/..%2F%7BtrackingNo%7D%3F%3Cb%3E',
    },
  ]);
  expect(wordsOf('{shipDate}', fields)).toBe('soon');
});

test.each([
  [
    'Your order {invoice} shipped on {shipDate}. Tracking number {trackingNo}.',
    'Your order BPM-104512 shipped on November 18, 2026',
  ],
  [
    'Silver closed at $32.10, past the price you asked for.',
    'Silver closed at $32.10, past the price you asked for',
  ],
  ['', 'without words'],
])('the first sentence of “%s” is its name for screen readers', (text, subject) => {
  expect(subjectOf({ id: 1, isRead: false, text, ...FIELDS })).toBe(subject);
});
