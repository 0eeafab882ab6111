import { formatMoney } from '#commerce/format/money.ts';
import { writingFor } from '#commerce/chart/price-writing.ts';
import { expect, test } from 'vitest';

import type { Basis } from './outlook.ts';
import { apart, heardValues, monthTicks, stepsOf, stopOf } from './outlook-steps.ts';

const NOON = Date.parse('2026-11-18T17:00:00Z');
const WRITING = writingFor('day');
const BASIS: Basis = {
  counted: 'total',
  ounces: [],
  isHeld: true,
  todayCents: 29_210_56,
  ahead: [
    { day: '2026-12-31', cents: { analyst: 30_000_00, best: 32_000_00, worst: 27_000_00 } },
    { day: '2027-03-31', cents: { analyst: 31_000_00 } },
  ],
  write: formatMoney,
};
const PAST = [
  { time: NOON - 86_400_000, value: 29_000_00 },
  { time: NOON, value: 29_100_00 },
];

test('each step says its day and its value, of the line of the cursor', () => {
  const steps = stepsOf(BASIS, PAST, NOON);
  const words = (at: number, line: number) => stopOf(steps, at, line, WRITING).words;
  expect(words(0, 1)).toBe('November 17, 2026: $29,000.00');
  expect(words(1, 1)).toBe('Today, November 18, 2026: $29,210.56');
  expect(words(2, 1)).toBe(
    'December 31, 2026, your best case: $32,000.00, up 9.55 percent from today',
  );
  expect(words(3, 1)).toBe('March 31, 2027, your best case: not set');
  expect(words(3, 0)).toBe('March 31, 2027, our analyst: $31,000.00, up 6.13 percent from today');
  expect(heardValues(steps.lines[1]?.values ?? [])).toEqual([
    29_000_00, 29_210_56, 32_000_00, 32_000_00,
  ]);
});

test('months stand at their share of the time', () => {
  expect(monthTicks(NOON, Date.parse('2027-03-01T17:00:00Z'), 'America/New_York')).toEqual([
    { index: 12.6, words: 'Dec' },
    { index: 42.7, words: 'Jan 2027' },
    { index: 72.8, words: 'Feb' },
  ]);
});

test('labels keep their order and their distance, within the plot', () => {
  expect(apart([50, 10, 90], 14)).toEqual([50, 10, 90]);
  expect(apart([50, 52, 48], 14)).toEqual([62, 76, 48]);
  expect(apart([96, 98, 99], 14)).toEqual([72, 86, 100]);
});
