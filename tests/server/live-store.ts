import { test as base } from '@playwright/test';

import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

type Live = { url: string; api: Awaited<ReturnType<typeof standInApi>> };

/** A store in live mode with a still clock, and the API host that it talks to. */
export const test = base.extend<object, { live: Live }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameter
    async ({}, provide) => {
      const api = await standInApi();
      const store = await startStore({
        API_ORIGIN: api.origin,
        STILL_AT: STILL_CLOCK,
        PAGE_CACHE_MB: '0',
      });
      await provide({ url: store.url, api });
      store.stop();
      api.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
