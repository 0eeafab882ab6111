import { expect, test } from 'vitest';

import { placeOrders } from './orders-on-failing-network.ts';

test('on a network where three of ten calls fail, each order is placed exactly once', async () => {
  const tally = await placeOrders({ orders: 10, failing: 0.3, latencyMs: 5, patience: 0.01 });
  expect(tally).toMatchObject({ placed: 10, lost: 0, doubled: 0 });
  expect(tally.failures / tally.calls).toBeGreaterThan(0.2);
});
