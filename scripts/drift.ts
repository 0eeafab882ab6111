#!/usr/bin/env node
/**
 * `npm run drift -- LEG …`: has the API drifted from the contract that this store is generated from,
 * and what does that break here? `--help` explains; docs/drift.md is the guide.
 */
import process from 'node:process';

const OLDEST_NODE = 20;

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE) {
  console.error(`drift needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  process.exitCode = 2;
} else {
  const { main } = await import('./drift/command/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
