import type { Browser } from '@playwright/test';
import { array, asyncProperty, check, oneof, tuple, type Arbitrary } from 'fast-check';

import type { Command } from './command.ts';
import { additions } from './commands/add.ts';
import { emptying } from './commands/empty.ts';
import { leaving, resting } from './commands/leave.ts';
import { faults } from './commands/meet-fault.ts';
import { removals } from './commands/remove.ts';
import { steps } from './commands/step.ts';
import { ticks } from './commands/tick.ts';
import { typing } from './commands/type.ts';
import { undoing } from './commands/undo.ts';
import { judges } from './judge.ts';
import { PossibleCarts } from './possible-carts.ts';
import { type Network, ShopperInTwoTabs, type Who } from './shopper-in-two-tabs.ts';

const someCommand: Arbitrary<Command> = oneof(
  { weight: 4, arbitrary: additions },
  { weight: 6, arbitrary: steps },
  { weight: 3, arbitrary: typing },
  { weight: 2, arbitrary: ticks },
  { weight: 2, arbitrary: removals },
  { weight: 2, arbitrary: undoing },
  { weight: 1, arbitrary: emptying },
  { weight: 3, arbitrary: leaving },
  { weight: 2, arbitrary: faults },
  { weight: 2, arbitrary: resting },
);

/** Every sequence begins with an addition: an empty cart has little to do. */
const someSequence = tuple(additions, array(someCommand, { minLength: 3, maxLength: 8 }));

/** Time for finding a shorter sequence that fails too. */
const SHRINKING_MS = 300_000;

export type Outcome = {
  seed: number;
  who: Who;
  /** The kinds of commands of the first run. */
  done: readonly string[];
  /** The shortest failing sequence and its error. */
  failure?: { commands: string; says: string };
};

/** Runs the one sequence of a seed; a failing one again, shorter and shorter. */
export async function runSequence(
  browser: Browser,
  network: Network,
  { seed, who, isShrunk = true }: { seed: number; who: Who; isShrunk?: boolean },
): Promise<Outcome> {
  let done: readonly string[] | undefined;
  const property = asyncProperty(someSequence, async ([first, others]) => {
    const shopper = await ShopperInTwoTabs.comes(browser, network, who);
    try {
      await runCommands(shopper, [first, ...others]);
    } finally {
      done ??= shopper.done;
      await shopper.context.close();
    }
  });
  const result = await check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    endOnFailure: !isShrunk,
    ...(isShrunk && { interruptAfterTimeLimit: SHRINKING_MS }),
  });
  const outcome = { seed, who, done: done ?? [] };
  if (!result.failed) return outcome;
  const [first, others = []] = result.counterexample?.[0] ?? [];
  const commands = [first, ...others].map(String);
  const says = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  return { ...outcome, failure: { commands: commands.join(', '), says } };
}

async function runCommands(shopper: ShopperInTwoTabs, commands: readonly Command[]): Promise<void> {
  const model = new PossibleCarts({});
  await shopper.begins();
  for (const command of commands) await command.run(model, shopper);
  await judges(model, shopper);
}
