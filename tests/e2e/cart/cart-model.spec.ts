import { runSequence } from './model/sequence.ts';
import { faultyNetwork } from './model/faulty-network.ts';
import type { Who } from './model/shopper-in-two-tabs.ts';
import { expect, test } from '../shopper.ts';

/* Random sequences of everything that a shopper does to a cart. `npm run test:cart-model` runs a
   thousand, and shortens those that fail. */

const SEEDS = [3, 17, 83];
const AT_ONCE = 3;

for (const who of ['guest', 'customer'] satisfies Who[]) {
  test(`a ${who} finds the cart as asked, or is told, after three sequences of actions and faults`, async ({
    browser,
    baseURL,
  }) => {
    const network = await faultyNetwork(baseURL ?? '');
    const failures: unknown[] = [];
    const seeds = SEEDS.values();
    const work = async () => {
      for (const seed of seeds) {
        const { failure } = await runSequence(browser, network, { seed, who, isShrunk: false });
        if (failure) failures.push({ seed, ...failure });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    network.close();
    expect(failures).toEqual([]);
  });
}
