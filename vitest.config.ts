import { availableParallelism } from 'node:os';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import playwrightConfig from './playwright.config.ts';

const IN_BROWSER = '{src,tests}/**/*.browser.test.tsx';
/** Milliseconds that a test in the page waits: a cap, since a busy machine stands still for seconds. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 15_000);

/** Files whose rows are elsewhere: among the smallest, and the longest (80 s, 50 s). */
const LONGEST = /tests\/(?:a11y|browser\/session-ends)\//;

/** Large files go first, as usual, but for those: at the end they would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, which gives a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONGEST.test(moduleId);
}

export default defineConfig({
  define: { __MOCK__: 'true' },
  test: {
    restoreMocks: true,
    // The files of a worker share their modules: two thirds of the time in a browser, a third in Node.
    // What a module of the store keeps of its visitor is taken away in `tests/browser/visitor.ts`.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // The default leaves a core to the watcher that nobody has started.
    maxWorkers: availableParallelism(),
    // A cap, not a measure: a busy machine stands still for seconds.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{src,mocks,scripts}/**/*.test.{ts,tsx}',
            'tests/{contract,architecture,drift}/**/*.test.ts',
          ],
          exclude: [IN_BROWSER, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        // Read for dependencies before the first test: one that Vite finds later reloads the page.
        // What it found in an older tree does not count, which costs each run 0.4 s.
        optimizeDeps: { force: true, entries: [IN_BROWSER], include: ['react/jsx-dev-runtime'] },
        define: { 'process.env': JSON.stringify({ MATRIX: process.env['MATRIX'] }) },
        resolve: {
          alias: {
            '@react-router/dev/routes': '/tests/browser/stand-ins/routes.ts',
            'node:async_hooks': '/tests/browser/stand-ins/async-hooks.ts',
            'node:crypto': '/tests/browser/stand-ins/crypto.ts',
          },
        },
        test: {
          name: 'browser',
          // Twice the processors: tests also wait. After the other project, which would lose more to
          // them than they gain.
          maxWorkers: availableParallelism() * 2,
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/browser/setup.ts'],
          include: [IN_BROWSER],
          expect: { poll: { timeout: PATIENCE } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in Playwright, so that a name is asked for in one way in all tests.
            locators: { exact: false },
            provider: playwright({
              launchOptions: playwrightConfig.use?.launchOptions ?? {},
              actionTimeout: PATIENCE,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
            commands: {
              emulateMedia: ({ page }, media: Parameters<typeof page.emulateMedia>[0]) =>
                page.emulateMedia(media),
            },
          },
        },
      },
    ],
  },
});
