import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS } from './scripts/chromium-args.ts';
import { findChromium } from './scripts/find-chromium.ts';
import { STILL_CLOCK } from './scripts/still-clock.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
/** Its tests take a minute, as the store for Workers is built. */
const LONGEST = 'server/worker.spec.ts';
/** Pages whose pictures matter; elsewhere drawing them would be a seventh of the work. */
const WITH_PICTURES =
  '{e2e/{account/{account,customer-forms},home/*,orders/*,product/product,sell/*},a11y/*}.spec.ts';
/** Chromium takes the last `--blink-settings`, so this one begins with that of Playwright: a mouse. */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
const executablePath = findChromium();

/** Browser tests share one built server; each test is a visitor with a mock backend of its own. */
export default defineConfig({
  testDir: 'tests',
  // The longest first, or the others would be done while it still runs.
  projects: [
    { name: 'long', testMatch: LONGEST },
    { name: 'pictures', testMatch: WITH_PICTURES },
    {
      name: 'store',
      testMatch: '{e2e,server,foreign}/**/*.spec.ts',
      testIgnore: [LONGEST, WITH_PICTURES],
      use: { launchOptions: launches(NO_PICTURES) },
    },
  ],
  // What only one room of the code can break, in a rare way: `npm run test:e2e` takes it too.
  ...(process.env['MATRIX'] !== 'all' && { grepInvert: /@rare/ }),
  fullyParallel: true,
  // Twice the processors of a small machine: tests also wait.
  workers: 4,
  retries: 0,
  // Caps, not measures: a busy machine stands still for seconds.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: launches(),
  },
  webServer: {
    command: `${process.execPath} scripts/serve.ts`,
    env: {
      PORT: String(PORT),
      MOCK_CLOCK: STILL_CLOCK,
      LOG_LEVEL: 'warn',
      THROTTLE: 'off',
      DRAIN_SECONDS: '0',
    },
    port: PORT,
    reuseExistingServer: !process.env['CI'],
  },
});

function launches(...more: string[]) {
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS, ...more] };
}
