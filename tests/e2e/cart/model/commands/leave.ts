import { constant, integer, oneof, tuple } from 'fast-check';

import { command, someTab } from '../command.ts';

const someMs = integer({ min: 0, max: 500 });

/** Reloads or leaves a page soon after the last action. */
export const leaving = oneof(
  tuple(someTab, someMs).map(([tab, ms]) =>
    command('reload', `${tab} tab after ${ms} ms`, async (_, shopper) => {
      await shopper.pageOf(tab)?.waitForTimeout(ms);
      await shopper.reloads(tab);
    }),
  ),
  tuple(someTab, someMs).map(([tab, ms]) =>
    command('leave', `${tab} tab after ${ms} ms`, async (_, shopper) => {
      await shopper.pageOf(tab)?.waitForTimeout(ms);
      await shopper.isAt(tab, 'elsewhere');
    }),
  ),
);

/** Waits until nothing is under way, as a shopper who reads. */
export const resting = constant(
  command('rest', '', async (model, shopper) => {
    await shopper.rests();
    model.rests();
  }),
);
