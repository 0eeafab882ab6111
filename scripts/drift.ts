/**
 * `npm run drift -- LEG …` compares the API with the contract of this store, and names the code
 * that breaks. `--help` lists the options; docs/drift.md is the guide.
 */
import { runInThread } from './drift/command/thread.ts';

await runInThread(import.meta.url, async (args) => {
  const { main } = await import('./drift/command/main.ts');
  const { STORE } = await import('./drift-store/host.ts');
  return main(args, {}, STORE);
});
