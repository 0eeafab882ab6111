/**
 * Random sequences of cart actions in a browser, as guests and as customers, on a network with
 * faults: after each, pages, storage and server agree with what was asked, or the shopper was told.
 * Prints a table, and for each failure the shortest sequence and its seed.
 * `npm run test:cart-model -- --runs 1000 --seed 1`; one sequence again: `--runs 1 --seed 77`.
 */
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { CHROMIUM_ARGS } from '../../../../scripts/chromium-args.ts';
import { ensureChromium } from '../../../../scripts/find-chromium.ts';
import { STILL_CLOCK } from '../../../../scripts/still-clock.ts';
import { startStore } from '../../../server/start-store.ts';
import { faultyNetwork } from './faulty-network.ts';
import { type Outcome, runSequence } from './sequence.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '3' },
    'no-shrinking': { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const runs = Number(values.runs);

const store = await startStore({ MOCK_CLOCK: STILL_CLOCK, THROTTLE: 'off' });
const network = await faultyNetwork(store.url);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

const outcomes: Outcome[] = [];
const started = performance.now();
const seeds = Array.from({ length: runs }, (_, index) => first + index).values();
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
await browser.close();
network.close();
store.stop();
report();

async function work(): Promise<void> {
  for (const seed of seeds) {
    const isShrunk = !values['no-shrinking'];
    const who = seed % 2 === 0 ? 'guest' : 'customer';
    const outcome = await runSequence(browser, network, { seed, who, isShrunk });
    outcomes.push(outcome);
    if (outcome.failure) tell(outcome);
    if (outcomes.length % 50 === 0) console.log(`${outcomes.length} sequences`);
  }
}

function tell({ seed, who, failure }: Outcome): void {
  console.log(`--seed ${seed} --runs 1 (${who}): ${failure?.commands}\n${failure?.says}\n`);
}

function report(): never {
  const kinds = outcomes.flatMap(({ done }) => done);
  const counts = Object.groupBy(kinds, (kind) => kind);
  const failed = outcomes.filter(({ failure }) => failure).length;
  console.table(
    Object.fromEntries(
      Object.entries(counts).map(([kind, all]) => [kind, { times: all?.length ?? 0 }]),
    ),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${runs} sequences, ${kinds.length} commands, ${failed} disagreements, ${seconds} s.`,
  );
  process.exit(failed > 0 ? 1 : 0);
}
