/**
 * What is known of `build/`: what it was made of, and which processes use it. A build removes the files
 * of the one before, so none begins while a store runs from there.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Includes folders: their time is the time at which a file was added or removed. */
export const INPUTS = [
  '{src,mocks,generated,public}/**',
  'scripts/{build-state,chunk-groups,early-as-written,precompress,route-errors,unused-router-parts}.ts',
  '{vite,react-router}.config.ts',
  '{package,package-lock,tsconfig}.json',
  '.env{,.*}',
];
const TEST = /\.test\.tsx?$/;

/** Written when a build is complete. */
const NOTE = join('build', 'built.json');
/** Holds a file for each process that uses the build, by its number. */
const USERS = '.build-users';

type Note = { startedAt: number; settings: string };

/** The environment variables that a build reads. */
function settings(): string {
  const { API_ORIGIN, ...others } = process.env;
  const own = Object.entries(others).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify({ isLive: Boolean(API_ORIGIN), ...Object.fromEntries(own.toSorted()) });
}

/** Whether all of the build is there. */
export function isComplete(root = '.'): boolean {
  return readNote(root) !== undefined;
}

/** Whether there is no whole build, or one of other settings, or one that began before a change. */
export function isStale(root = '.'): boolean {
  const note = readNote(root);
  if (note?.settings !== settings()) return true;
  const inputs = globSync(INPUTS, { cwd: root }).filter((path) => !TEST.test(path));
  return inputs.some((path) => statSync(join(root, path)).mtimeMs > note.startedAt);
}

function readNote(root: string): Note | undefined {
  const file = join(root, NOTE);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Note;
}

/** Says until this process ends that it uses the build, and for what. */
export function holdBuild(what: string, root = '.'): void {
  mkdirSync(join(root, USERS), { recursive: true });
  const file = join(root, USERS, String(process.pid));
  writeFileSync(file, what);
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Throws if another process uses the build. */
export function assertUnused(root = '.'): void {
  const folder = join(root, USERS);
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // A process that was killed could not take its file away.
    if (!isAlive(Number(name))) rmSync(file, { force: true });
    else if (name !== String(process.pid)) {
      throw new Error(
        `build/ is in use by process ${name} (${readFileSync(file, 'utf8')}), whose files a build would ` +
          `remove. End it first: kill ${name}. If that is another program by now: rm ${file}`,
      );
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    // Linux keeps the number of an ended process until its parent has asked how it ended.
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Refuses to build under a process that uses the build, and notes what a build is made of. */
export function buildState(root = '.'): Plugin {
  let startedAt = 0;
  return {
    name: 'build-state',
    apply: 'build',
    buildApp: {
      // Before the last build is removed.
      order: 'pre',
      handler() {
        assertUnused(root);
        holdBuild('which builds it', root);
        startedAt = Date.now();
        return Promise.resolve();
      },
    },
    // The server is built last.
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      writeFileSync(join(root, NOTE), JSON.stringify({ startedAt, settings: settings() }));
    },
  };
}
