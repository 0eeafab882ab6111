import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS } from './scripts/chromium-args.ts';
import { findChromium } from './scripts/find-chromium.ts';
import { STILL_CLOCK } from './scripts/still-clock.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);
/** It builds the store for Workers. */
const LONGEST = 'server/worker.spec.ts';
const executablePath = findChromium();

/** Browser tests share one built server; each test is a visitor with a mock backend of its own. */
export default defineConfig({
  testDir: 'tests',
  // The longest first, or the others would be done while it still runs.
  projects: [
    { name: 'long', testMatch: LONGEST },
    { name: 'store', testMatch: '{e2e,a11y,server}/**/*.spec.ts', testIgnore: LONGEST },
  ],
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
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
    },
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
