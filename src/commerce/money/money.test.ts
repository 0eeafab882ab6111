import { expect, test } from 'vitest';

import { formatMoney, formatMoneyChange, moneyParts } from './money.ts';

test('cents are written as dollars with two places', () => {
  expect(formatMoney(123_456)).toBe('$1,234.56');
  expect(formatMoney(0)).toBe('$0.00');
});

test('a change carries its sign, and none when there is none', () => {
  expect(formatMoneyChange(79)).toBe('+$0.79');
  expect(formatMoneyChange(-79)).toBe('−$0.79');
  expect(formatMoneyChange(0)).toBe('$0.00');
});

test('an amount comes apart where its type changes size', () => {
  expect(moneyParts(-123_405)).toEqual({ sign: '−', whole: '1,234', cents: '05' });
});
