import { expect, test } from 'vitest';

import { daysBefore, daysBetween, isoDay } from './iso-day.ts';

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-1-5', undefined],
  ['01/05/2026', undefined],
  ['2026-01-31T00:00', undefined],
  ['', undefined],
])('the day in "%s" is %s', (text, day) => {
  expect(isoDay(text)).toBe(day);
});

test('days are counted with both ends, over leap days too', () => {
  expect(daysBetween('2026-01-05', '2026-01-05')).toBe(1);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(3);
  expect(daysBefore('2024-03-01', 2)).toBe('2024-02-28');
});
