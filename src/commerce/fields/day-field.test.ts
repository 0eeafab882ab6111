import { expect, test } from 'vitest';

import { HOSTILE } from '#tests/hostile.ts';

import { dayTyped, dayWords, writtenDay } from './day-field.ts';

const TODAY = '2026-11-18';
const WRITE_IT = 'Write the date as month/day/year, such as 03/14/2026.';

test.each([
  ['03/14/2026', '2026-03-14'],
  ['3/4/2026', '2026-03-04'],
  [' 03 / 14 / 2026 ', '2026-03-14'],
  ['03-14-2026', '2026-03-14'],
  ['3.14.2026', '2026-03-14'],
  ['03142026', '2026-03-14'],
  ['2026-03-14', '2026-03-14'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2026', undefined],
  ['14/03/2026', undefined],
  ['3/14/26', undefined],
  ['3142026', undefined],
  ['March 14, 2026', undefined],
  ['0/0/0000', undefined],
  ['', undefined],
])('a day is read as Americans write it, or as ISO 8601: “%s” is %s', (text, day) => {
  expect(dayTyped(text)).toBe(day);
});

test('a day is written as it is asked for, and read back as it was', () => {
  expect(writtenDay('2026-03-04')).toBe('03/04/2026');
  expect(dayTyped(writtenDay('2026-03-04'))).toBe('2026-03-04');
});

test.each([
  ['11/18/2026', undefined],
  ['11/19/2026', 'The date is after today, 11/18/2026.'],
  [' ', 'Enter the date.'],
  ['02/30/2026', WRITE_IT],
  ['yesterday', WRITE_IT],
])('a day of the past or today: “%s” is told %s', (text, words) => {
  expect(dayWords(text, TODAY)).toBe(words);
});

test.each(HOSTILE)('no hostile text is a day: %o', (text) => {
  expect(dayTyped(text)).toBeUndefined();
  expect(dayWords(text, TODAY)).toBeDefined();
});
