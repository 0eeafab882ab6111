import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { premiumOf, premiumRangeWords, valued } from './premium-range.ts';

test('the metal of a unit is its ounces at the spot of the day; days without one are left out', () => {
  const days = valued(
    [
      { date: '2026-11-19', price: 3_000, spot: undefined },
      { date: '2026-11-20', price: 3_800, spot: 6_700 },
    ],
    0.5,
  );
  expect(days).toEqual([{ time: Date.parse('2026-11-20T17:00:00Z'), price: 3_800, metal: 3_350 }]);
  expect(premiumOf(days[0] ?? { time: 0, price: 0, metal: 1 })).toBeCloseTo(13.43, 2);
});

const day = (price: number, metal: number) => ({ time: 0, price, metal });

test('a premium is told by its bounds and by what it is now', () => {
  expect(premiumRangeWords([day(105, 100), day(110, 100), day(98, 100)])).toBe(
    'The premium over its metal was between −2.0 % and 10.0 %, and is −2.0 % now.',
  );
  expect(premiumRangeWords([day(105, 100)])).toBe(
    'The premium over its metal was 5.0 % all the time.',
  );
  expect(premiumRangeWords([])).toBe('');
});

test('the premium of now is never outside of its bounds', () => {
  const prices = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 })),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(prices, (all) => {
      const says = premiumRangeWords(all.map(([price, metal]) => day(price, metal)));
      const told = [...says.matchAll(/(−?[\d.]+) %/g)].map(([, share = '']) =>
        Number(share.replace('−', '-')),
      );
      const now = told.at(-1);
      expect(now).toBeLessThanOrEqual(Math.max(...told.slice(0, 2)));
      expect(now).toBeGreaterThanOrEqual(told[0] ?? 0);
    }),
  );
});
