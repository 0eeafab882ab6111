#!/usr/bin/env node
// Plain JavaScript, so that an old Node can print that it is too old. A checkout runs the sources;
// a package runs the build of `prepack`, since Node refuses TypeScript in node_modules.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST = 20;
/** The oldest Node that runs the sources, which are TypeScript. */
const OLDEST_FOR_SOURCES = 24;

/** As the sources end when they fail: 1 means findings. */
const CRASH = 70;

const major = Number(process.versions.node.split('.')[0]);
const sources = new URL('../scripts/drift.ts', import.meta.url);
const built = new URL('../dist/drift.js', import.meta.url);

if (major < OLDEST) {
  console.error(`drift needs Node ${OLDEST} or newer; this is ${process.version}.`);
  process.exitCode = 2;
} else {
  process.env.DRIFT_HOME = fileURLToPath(new URL('..', import.meta.url));
  const isCheckout = existsSync(sources);
  if (isCheckout && major >= OLDEST_FOR_SOURCES) await run(sources);
  else if (existsSync(built)) await run(built);
  else {
    const why = `this is ${process.version}: use npm run drift, which brings its own`;
    console.error(`In a checkout, drift needs Node ${OLDEST_FOR_SOURCES} or newer; ${why}.`);
    process.exitCode = 2;
  }
}

async function run(command) {
  try {
    await import(command.href);
  } catch (error) {
    console.error(error);
    process.exitCode = CRASH;
  }
}
