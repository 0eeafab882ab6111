/**
 * `npm run drift -- LEG …` compares the API with the contract of this store, and names the code
 * that breaks. `--help` lists the options; docs/drift.md is the guide.
 */
import module from 'node:module';

import { CRASH } from './drift/command/exit-codes.ts';

// Node ends with 1, which means findings, when an error is not caught or nothing is left to wait for.
process.exitCode = CRASH;
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(CRASH);
});
// A reader such as `head` has read enough; the exit code is still that of the report.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Caches compiled code: parsing the compiler and the validator takes a second. Node 20 cannot.
module.enableCompileCache?.();

const { main } = await import('./drift/command/main.ts');
process.exitCode = await main(process.argv.slice(2));
