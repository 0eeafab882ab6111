import { expect, test } from 'vitest';

import { readReference } from './link-form.ts';

test.each([
  ['SELL-4475', 'SELL-4475'],
  [' sell 4475 ', 'SELL-4475'],
  ['Sell4475', 'SELL-4475'],
])('%o is a number of a request', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

test.each(['', '4475', 'SELL', 'SELL-', 'ABCDEFG-1', 'SELL-1234567890123', 'SELL-4475; x'])(
  '%o is none',
  (typed) => {
    expect(readReference(typed)).toBeUndefined();
  },
);
