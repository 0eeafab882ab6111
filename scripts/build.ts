/** Builds the store, unless the build is newer than all of which it is made. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { assertUnused, isStale } from './build-state.ts';

/** Prints only errors; exits if the build fails, or if a store runs from the one that is there. */
export function buildIfStale(): void {
  if (!isStale()) return;
  try {
    assertUnused();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  console.log('Building the store, a few seconds …');
  const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) buildIfStale();
