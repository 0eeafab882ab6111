import { expect, test } from 'vitest';

import type { ReturnableLine, ReturnFee } from '#api/orders/returns.ts';

import { chosenIn, returnWords } from './return-fields.ts';
import { againWords, backWords, feeWords, sumOf } from './return-money.ts';

const EAGLE: ReturnableLine = {
  key: '225134',
  productId: 225_134,
  name: 'Silver Eagle',
  unitCents: 80_00,
  refundCents: 83_36,
  delivered: 10,
  left: 8,
};
const FREE: ReturnFee = { reason: 'damaged', percent: 0, minimumCents: 0 };
const OTHER: ReturnFee = { reason: 'other', percent: 10, minimumCents: 50_00 };

const fields = (values: Record<string, string>) => (name: string) => values[name] ?? '';
const typed = (quantity: string, more: Record<string, string> = {}) =>
  fields({ 'line-225134': 'on', 'quantity-225134': quantity, reason: 'damaged', ...more });
const chosen = (quantity: string) => chosenIn(typed(quantity), [EAGLE]);
const wrongIn = (field: (name: string) => string) =>
  Object.entries(returnWords(field, [EAGLE], ({ left }) => left)).flatMap(([name, words]) =>
    words ? [[name, words]] : [],
  );

test.each([
  ['2', FREE, { units: 2, feeCents: 0, backCents: 166_72 }],
  ['1', OTHER, { units: 1, feeCents: 50_00, backCents: 33_36 }],
  ['8', OTHER, { units: 8, feeCents: 64_00, backCents: 602_88 }],
  ['x', OTHER, { units: 0, feeCents: 0, backCents: 0 }],
])('of %s coins the fee and the money back are counted', (quantity, fee, sum) => {
  expect(sumOf(chosen(quantity), fee)).toEqual(sum);
});

test('a fee is never more than what comes back cost', () => {
  const cheap = { ...EAGLE, unitCents: 20_00, refundCents: 20_00 };
  const { feeCents, backCents } = sumOf([{ line: cheap, quantity: 1 }], OTHER);
  expect([feeCents, backCents]).toEqual([20_00, 0]);
});

test('the cost is said in words', () => {
  const sum = sumOf(chosen('1'), OTHER);
  expect(feeWords(OTHER, sum)).toBe(
    'Another reason costs 10% of the price, and at least $50.00: here that is $50.00.',
  );
  expect(againWords(sum)).toBe('1 piece, once a fee of $50.00 is paid');
  expect(backWords(sum, 'creditCard')).toBe('$33.36 to your card, less the fee of $50.00');
});

test('every field that is wrong is named', () => {
  expect(wrongIn(fields({})).map(([name]) => name)).toEqual(['lines', 'reason', 'type']);
  expect(wrongIn(typed('2', { type: 'refund' }))).toEqual([]);
  const [[field, words] = []] = wrongIn(typed('9', { type: 'refund' }));
  expect([field, words]).toEqual([
    'quantity-225134',
    'Another request of yours names some of Silver Eagle: 8 can still be returned.',
  ]);
  expect(wrongIn(typed('2', { type: 'refund', reason: 'other' })).map(([name]) => name)).toEqual([
    'comments',
  ]);
});
