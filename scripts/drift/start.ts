/** The command of the package. `bin/drift.js` loads it: here in a checkout, built elsewhere. */
import { runInThread } from './command/thread.ts';

await runInThread(import.meta.url, async (args) => {
  const { main } = await import('./command/main.ts');
  return main(args);
});
