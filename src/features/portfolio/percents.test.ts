import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { percentsOf, percentWordsOf } from './percents.ts';

test('percents are whole and add up to 100, and none is a percent away from the truth', () => {
  const values = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(values, (all) => {
      const sum = all.reduce((one, other) => one + other, 0);
      const percents = percentsOf(all);
      fc.pre(sum > 0);
      expect(percents.reduce((one, other) => one + other, 0)).toBe(100);
      for (const [at, percent] of percents.entries()) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - ((all[at] ?? 0) / sum) * 100)).toBeLessThan(1);
      }
    }),
  );
});

test('three thirds are 34, 33 and 33', () => {
  expect(percentsOf([5, 5, 5])).toEqual([34, 33, 33]);
});

test('without a total there is nothing to share, and no share is negative', () => {
  expect(percentsOf([0, 0])).toEqual([0, 0]);
  expect(percentsOf([])).toEqual([]);
  expect(() => percentsOf([100, -1])).toThrow(RangeError);
  expect(() => percentsOf([100, Number.NaN])).toThrow(RangeError);
});

test('a share that is there is never 0 %, and none beside it is all', () => {
  expect(percentWordsOf([99_990, 10, 0])).toEqual(['over 99 %', 'under 1 %', '0 %']);
  expect(percentWordsOf([7, 0])).toEqual(['100 %', '0 %']);
});
