/**
 * `npm run drift -- LEG …` compares the API with the contract of this store, and names the code
 * that breaks. `--help` lists the options; docs/drift.md is the guide.
 */
import { enableCompileCache } from 'node:module';

import { main } from './drift/command/main.ts';

// Caches compiled code: parsing the compiler and the validator takes a second.
enableCompileCache();

process.exitCode = await main(process.argv.slice(2));
