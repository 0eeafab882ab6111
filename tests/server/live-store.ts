import { test as base } from '@playwright/test';

import { startLiveStore } from './start-live-store.ts';

type Live = Omit<Awaited<ReturnType<typeof startLiveStore>>, 'stop'>;

/** A store in live mode with a still clock, and the API host that it talks to. */
export const test = base.extend<object, { live: Live }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameter
    async ({}, provide) => {
      const { stop, ...live } = await startLiveStore();
      await provide(live);
      stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
