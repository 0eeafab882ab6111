import { expect, test } from 'vitest';

import { HOSTILE } from '#tests/hostile.ts';

import { amountTyped, centsTyped, quantityTyped } from './number.ts';

test.each([
  ['64.5', 6450],
  ['$1,234.56', 123_456],
  [' 0.01 ', 1],
  ['0', undefined],
  ['0.00', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['1,23', undefined],
  ['1e3', undefined],
  ['', undefined],
])('§5 a number is a positive decimal greater than 0: “%s” is %s cents', (text, cents) => {
  expect(centsTyped(text)).toBe(cents);
});

test.each([
  ['1', 1],
  ['20', 20],
  ['01', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
])('§5 a quantity is a positive integer without a leading zero: “%s” is %s', (text, quantity) => {
  expect(quantityTyped(text)).toBe(quantity);
});

test.each([
  ['412.5', '412.5'],
  [' 1,000.25 ', '1000.25'],
  ['.5', '.5'],
  ['0.0001', '0.0001'],
  ['0', undefined],
  ['0.00001', undefined],
  ['-4', undefined],
  ['1e9', undefined],
  ['12g', undefined],
  ['', undefined],
])('an amount is a decimal greater than 0: “%s” is %s', (text, amount) => {
  expect(amountTyped(text)).toBe(amount);
});

test('no hostile text is a number', () => {
  expect(HOSTILE.map(centsTyped).filter((cents) => cents !== undefined)).toEqual([]);
  expect(HOSTILE.map(amountTyped).filter(Boolean)).toEqual([]);
  expect(HOSTILE.map(quantityTyped).filter(Boolean)).toEqual([]);
});
