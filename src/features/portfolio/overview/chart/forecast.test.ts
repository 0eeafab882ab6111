import { expect, test } from 'vitest';

import { linesOf } from './forecast.ts';

test('predictions share their days, or are the analyst’s alone', () => {
  const analyst = [
    { day: '2026-12-31', analyst: 10 },
    { day: '2027-03-31', analyst: 11, optimal: 13, worst: 9 },
  ];
  expect(linesOf(analyst)).toEqual({
    days: ['2027-03-31'],
    lines: [
      { who: 'optimal', values: [13] },
      { who: 'analyst', values: [11] },
      { who: 'worst', values: [9] },
    ],
  });
  expect(
    linesOf([
      { day: '2026-12-31', analyst: 10 },
      { day: '2027-03-31', optimal: 13 },
    ]),
  ).toEqual({
    days: ['2026-12-31'],
    lines: [{ who: 'analyst', values: [10] }],
  });
});
