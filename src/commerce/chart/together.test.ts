import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { indexed, together } from './together.ts';

const point = (time: number, value: number) => ({ time, value });

test('two series meet at the times of the first, and begin where both have begun', () => {
  const silver = [point(1, 50), point(2, 60), point(3, 70), point(5, 80)];
  const gold = [point(2, 400), point(4, 420), point(6, 430)];
  expect(together(silver, gold)).toEqual([
    { time: 2, one: 60, other: 400 },
    { time: 3, one: 70, other: 400 },
    { time: 5, one: 80, other: 420 },
  ]);
  expect(together(silver, [])).toEqual([]);
});

test('an index begins at 100, and keeps the order of its values', () => {
  const values = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (all) => {
      const index = indexed(all);
      expect(index[0]).toBe(100);
      const order = [...all.keys()].toSorted((one, other) => (all[one] ?? 0) - (all[other] ?? 0));
      const sorted = order.map((at) => index[at] ?? 0);
      expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    }),
  );
});
