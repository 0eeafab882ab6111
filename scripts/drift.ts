/**
 * `npm run drift -- LEG …`: has the API drifted from the contract that this store is generated from,
 * and what does that break here? `--help` explains; docs/drift.md is the guide.
 */
import { enableCompileCache } from 'node:module';

import { main } from './drift/command/main.ts';

// Most of what is loaded is the compiler and the validator, which parse for a second.
enableCompileCache();

process.exitCode = await main(process.argv.slice(2));
