import { expect, test } from 'vitest';

import { ageOf, ageWords } from './lot-age.ts';

test.each([
  ['2025-03-10', '2025-03-10', 'short term: long in 366 days'],
  ['2025-03-10', '2026-01-13', 'short term: long in 57 days'],
  // Held for one year is short: more than a year is long.
  ['2025-03-10', '2026-03-10', 'short term: long in 1 day'],
  ['2025-03-10', '2026-03-11', 'held 1 year, 1 day: long term'],
  ['2024-10-07', '2025-11-18', 'held 1 year, 42 days: long term'],
  ['2023-11-18', '2026-11-18', 'held 3 years: long term'],
  ['2025-12-31', '2026-12-30', 'short term: long in 2 days'],
  // No such day in 2025: the year is over on February 28.
  ['2024-02-29', '2025-02-28', 'short term: long in 1 day'],
  ['2024-02-29', '2025-03-01', 'held 1 year: long term'],
  ['2024-02-29', '2028-02-29', 'held 4 years: long term'],
])('what was bought on %s is on %s: %s', (bought, today, words) => {
  expect(ageWords(ageOf(bought, today), today)).toBe(words);
});

test('the first day of the long term is the day after a year', () => {
  expect(ageOf('2025-03-10', '2025-06-01').longFrom).toBe('2026-03-11');
  expect(ageOf('2024-12-31', '2025-06-01').longFrom).toBe('2026-01-01');
  expect(ageOf('2023-02-28', '2023-06-01').longFrom).toBe('2024-02-29');
});
