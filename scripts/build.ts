/** Builds the store for the browser tests, unless the build is newer than all sources. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Includes folders: their time is the time at which a file was added or removed. */
const INPUTS = [
  '{src,mocks,generated}/**',
  'scripts/{chunk-groups,precompress}.ts',
  '{vite,react-router}.config.ts',
  '{package,package-lock,tsconfig}.json',
];
/** This file is written last, and contains this route only if the build has the mock backend. */
const OUTPUT = 'build/server/index.js';
const MOCKS_ONLY = 'mock-payments/*';
const TEST = /\.test\.tsx?$/;

/** Builds and prints only errors; exits if the build fails. */
export function build(): void {
  console.log('Building the store, a few seconds …');
  const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

function isStale(): boolean {
  const built = statSync(OUTPUT, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined || !readFileSync(OUTPUT, 'utf8').includes(MOCKS_ONLY)) return true;
  return globSync(INPUTS).some((path) => !TEST.test(path) && statSync(path).mtimeMs > built);
}

if (import.meta.main && isStale()) build();
