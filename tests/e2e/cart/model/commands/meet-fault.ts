import { constantFrom, integer, record } from 'fast-check';

import { command } from '../command.ts';
import { FAULTS } from '../faulty-network.ts';

/** From now on the next call or two that change the cart meet a fault. */
export const faults = record({
  kind: constantFrom(...FAULTS),
  calls: integer({ min: 1, max: 2 }),
  ms: integer({ min: 100, max: 1_200 }),
}).map((fault) =>
  command(`fault: ${fault.kind}`, `${fault.calls} calls`, async (model, shopper) => {
    // What was asked before is not hit by it.
    await shopper.rests();
    model.rests();
    shopper.meets(fault);
  }),
);
