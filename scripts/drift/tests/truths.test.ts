import { expect, test } from 'vitest';

import { checkTruths } from './truths.ts';

test('findings on random documents are true of each operation, and witnesses are as they say', () => {
  const { witnesses, operations } = checkTruths(12);
  expect(witnesses).toBeGreaterThan(20);
  expect(operations).toBeGreaterThan(40);
});
