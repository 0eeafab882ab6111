import { runSequence } from './model/sequence.ts';
import { faultyNetwork } from './model/faulty-network.ts';
import type { Who } from './model/shopper-in-two-tabs.ts';
import { expect, test } from '../shopper.ts';

/* A random sequence of everything that a shopper does to a cart. `npm run test:cart-model` runs a
   thousand, and shortens those that fail. */

const SEEDS = { guest: 17, customer: 83 } satisfies Record<Who, number>;

for (const who of ['guest', 'customer'] satisfies Who[]) {
  test(
    `a ${who} finds the cart as asked, or is told, after a sequence of actions and faults`,
    { tag: '@rare' },
    async ({ browser, baseURL }) => {
      const network = await faultyNetwork(baseURL ?? '');
      const seed = SEEDS[who];
      const { failure } = await runSequence(browser, network, { seed, who, isShrunk: false });
      network.close();
      expect(failure).toBeUndefined();
    },
  );
}
