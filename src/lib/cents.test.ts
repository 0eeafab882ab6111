import { expect, test } from 'vitest';

import { centsOf } from './cents.ts';

test('half a cent from the API is not lost to binary fractions', () => {
  expect(centsOf(1.005)).toBe(101);
  expect(centsOf(66.91)).toBe(6691);
  expect(centsOf(-0.295)).toBe(-30);
});

test('what is no number is no price', () => {
  expect(() => centsOf('malformed' as unknown as number)).toThrow('unreadable');
  expect(() => centsOf(undefined as unknown as number)).toThrow('unreadable');
  expect(() => centsOf(null as unknown as number), 'null is not 0').toThrow('unreadable');
});
