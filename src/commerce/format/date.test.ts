import { expect, test } from 'vitest';

import { longDate } from './date.ts';
import { fileDate } from './file-date.ts';
import { monthDay } from './month-day.ts';
import { shortDate } from './short-date.ts';

/** 11 in the evening of November 15 in New York. */
const LATE = '2026-11-16T04:00:00Z';

test.each([
  ['2026-11-20', 'November 20, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  [LATE, 'November 15, 2026'],
  ['2026-07-04T04:00:00Z', 'July 4, 2026'],
  ['next week', 'next week'],
  ['', ''],
])('the long date of "%s" is "%s", a time by the clock of New York', (iso, words) => {
  expect(longDate(iso)).toBe(words);
});

test.each([
  ['2026-11-16', 'Nov 16, 2026'],
  ['2026-03-01', 'Mar 1, 2026'],
  ['2026-11-16T00:00:00Z', 'Nov 16, 2026'],
  [LATE, 'Nov 15, 2026'],
  ['2026-11-16T05:00:00Z', 'Nov 16, 2026'],
])('the short date of %s is %s, a time by the clock of New York', (iso, words) => {
  expect(shortDate(iso)).toBe(words);
});

test.each([
  [LATE, '2026-11-15'],
  ['2026-07-04T03:59:00Z', '2026-07-03'],
  ['2026-07-04T04:00:00Z', '2026-07-04'],
  ['2026-07-04', '2026-07-04'],
  ['2026-07-04T00:00:00Z', '2026-07-04'],
])('%s is %s in a file', (iso, date) => {
  expect(fileDate(iso)).toBe(date);
});

test.each([
  ['2026-11-16', 'Nov 16'],
  ['2027-05-01', 'May 1'],
])('%s without its year is %s', (iso, words) => {
  expect(monthDay(iso)).toBe(words);
});
