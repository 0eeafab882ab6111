import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCK__: 'true' },
  test: {
    include: [
      '{src,mocks,scripts}/**/*.test.{ts,tsx}',
      'tests/{contract,architecture,drift}/**/*.test.ts',
    ],
    restoreMocks: true,
    // No test leaves anything behind in a module, so the files share them: a third of the time.
    isolate: false,
    // The default leaves a core to the watcher that nobody has started.
    maxWorkers: availableParallelism(),
    // A cap, not a measure: a busy machine stands still for seconds.
    testTimeout: 30_000,
  },
});
