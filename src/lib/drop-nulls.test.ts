import { expect, test } from 'vitest';

import { dropNulls } from './drop-nulls.ts';

test('a field that is null is left out at every depth, and nothing else', () => {
  const answer = {
    size: null,
    price: 0,
    name: '',
    isActive: false,
    stocks: [{ floorMax: null, price: 1.5 }, null],
    sale: { name: null },
  };
  expect(dropNulls(answer)).toStrictEqual({
    price: 0,
    name: '',
    isActive: false,
    stocks: [{ price: 1.5 }, null],
    sale: {},
  });
});

test.each([null, undefined, 0, 'null', [null]])('%j is returned as it is', (answer) => {
  expect(dropNulls(answer)).toStrictEqual(answer);
});
