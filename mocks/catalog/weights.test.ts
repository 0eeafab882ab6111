import { expect, test } from 'vitest';
import { ouncesOf, weightSlug } from './weights.ts';

test.each([
  ['1/10 oz', 0.1],
  ['1 oz', 1],
  ['1 gram', 0.03215],
  ['2.5 gram', 0.08038],
  ['1 kilo', 32.15075],
  ['1 oz AVDP', 0.91146],
  ['1 lb', 14.58333],
])('%s holds %d troy ounces', (label, ounces) => {
  expect(ouncesOf(label)).toBeCloseTo(ounces, 4);
});

test('a label without a weight is refused', () => {
  expect(() => ouncesOf('$1 face')).toThrow('No weight');
});

test('a weight becomes part of an address', () => {
  expect(weightSlug('2.5 gram')).toBe('2-5-gram');
  expect(weightSlug('1/10 oz')).toBe('1-10-oz');
});
