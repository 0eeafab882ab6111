/**
 * Asks the built store for what nobody may have: secured operations without a token, with bad ones
 * and with another's; ids of others; calls and forms of other sites; ways to other hosts; odd hosts;
 * what caches may keep; and how much can be guessed. Prints a table; `npm run test:access`.
 */
import { startLiveStore } from '../start-live-store.ts';
import { startStore } from '../start-store.ts';
import { caches } from './caches.ts';
import { crossSite } from './cross-site.ts';
import { hosts } from './hosts.ts';
import { idsOfOthers } from './ids-of-others.ts';
import { limits } from './limits.ts';
import { securedOperations } from './secured-operations.ts';
import { redirects } from './redirects.ts';
import { report } from './table.ts';

const live = await startLiveStore({ THROTTLE: 'off' });
const mock = await startStore({ THROTTLE: 'off' });
const stores = { live, mocked: mock.url };

try {
  await securedOperations(stores);
  await idsOfOthers(stores);
  await crossSite(stores);
  await redirects(mock.url);
  await hosts();
  await caches();
  await limits();
} finally {
  live.stop();
  mock.stop();
}
report();
