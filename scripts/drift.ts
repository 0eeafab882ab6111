/**
 * `npm run drift -- LEG …`: has the API drifted from the contract that this store is generated from,
 * and what does that break here? `--help` explains; docs/drift.md is the guide.
 */
import { main } from './drift/command/main.ts';

process.exitCode = await main(process.argv.slice(2));
