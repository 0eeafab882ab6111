import { expect, test } from 'vitest';

import { priceMove } from './price-move.ts';

test.each([
  [10_000, 9_500, 'down', 'Down $5.00 (5.0 %)'],
  [10_000, 10_001, 'up', 'Up $0.01 (0.0 %)'],
  [10_000, 10_000, 'same', 'The same price as then'],
  [10_000, 0, 'same', 'The same price as then'],
])('from %d to %d cents is %s', (then, now, way, says) => {
  expect(priceMove(then, now)).toEqual({ way, says });
});
