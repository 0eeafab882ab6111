#!/usr/bin/env node
// Plain JavaScript, so that an old Node can print that it is too old. The package has the build of
// `prepack`, since Node refuses TypeScript in node_modules; a checkout runs the sources.
import { existsSync } from 'node:fs';

const OLDEST = 20;
/** The oldest Node that runs the sources, which are TypeScript. */
const OLDEST_FOR_SOURCES = 24;

const major = Number(process.versions.node.split('.')[0]);
const sources = new URL('../start.ts', import.meta.url);
const isCheckout = existsSync(sources);
const oldest = isCheckout ? OLDEST_FOR_SOURCES : OLDEST;

if (major < oldest) {
  const where = isCheckout ? 'In a checkout, bullion-drift' : 'bullion-drift';
  console.error(`${where} needs Node ${oldest} or newer; this is ${process.version}.`);
  process.exitCode = 2;
} else {
  const command = isCheckout ? sources : new URL('../dist/start.js', import.meta.url);
  import(command.href).catch((error) => {
    console.error(error);
    // As the command ends when it fails: 1 means findings.
    process.exitCode = 70;
  });
}
