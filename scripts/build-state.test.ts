import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createBuilder } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { assertUnused, buildState, INPUTS, isStale, holdBuild } from './build-state.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  vi.stubEnv('API_ORIGIN', '');
  for (const folder of ['src', 'build', '.build-users']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'src', 'root.js'), 'export const name = 1;');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** A build as the plugin notes it. */
async function builds(): Promise<void> {
  const { buildApp, writeBundle } = buildState(root) as unknown as {
    buildApp: { handler: () => Promise<void> };
    writeBundle: () => void;
  };
  await buildApp.handler();
  writeBundle.call({ environment: { name: 'ssr' } });
}

/** Sets the time of a file to some seconds from now. */
function changed(path: string, seconds: number): void {
  const at = Date.now() / 1000 + seconds;
  utimesSync(join(root, path), at, at);
}

test('a build is stale until it is complete, and when something of it has changed since', async () => {
  changed('src', -9);
  changed('src/root.js', -9);
  expect(isStale(root)).toBe(true);
  await builds();
  expect(isStale(root)).toBe(false);
  changed('src/root.js', 9);
  expect(isStale(root)).toBe(true);
});

test('so is one that lacks a file, and a test is no part of it', async () => {
  writeFileSync(join(root, 'src', 'root.test.ts'), '');
  for (const path of ['src', 'src/root.js']) changed(path, -9);
  await builds();
  changed('src/root.test.ts', 9);
  expect(isStale(root)).toBe(false);
  changed('src', 9);
  expect(isStale(root)).toBe(true);
});

test('a live build is not taken for one on mocks, nor one with another chat', async () => {
  for (const path of ['src', 'src/root.js']) changed(path, -9);
  vi.stubEnv('API_ORIGIN', 'https://api.example.com');
  await builds();
  vi.stubEnv('API_ORIGIN', 'https://elsewhere.example.com');
  expect(isStale(root)).toBe(false);
  vi.stubEnv('VITE_CHAT_SCRIPT', 'https://chat.example.com');
  expect(isStale(root)).toBe(true);
  vi.stubEnv('VITE_CHAT_SCRIPT', undefined);
  vi.stubEnv('API_ORIGIN', '');
  expect(isStale(root)).toBe(true);
});

test('nothing is built under a process that serves the build, and its end lets it', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const file = join(root, '.build-users', String(child.pid));
  writeFileSync(file, 'node store.ts');
  expect(() => assertUnused(root)).toThrow(
    `build/ is in use by process ${child.pid} (node store.ts)`,
  );
  await expect(builds()).rejects.toThrow(`kill ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  assertUnused(root);
  expect(globSync(file)).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a process that nobody has buried uses nothing',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60']);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const ended = () => readFileSync(`/proc/${Number(line)}/stat`, 'utf8').includes(') Z ');
    await vi.waitFor(() => expect(ended()).toBe(true));
    writeFileSync(join(root, '.build-users', String(Number(line))), 'node store.ts');
    expect(() => assertUnused(root)).not.toThrow();
    parent.kill();
  },
);

test('a build refuses before it removes anything', async () => {
  const kept = join(root, 'build', 'kept.js');
  writeFileSync(kept, '');
  writeFileSync(join(root, '.build-users', '1'), 'the first process');
  const input = join(root, 'src', 'root.js');
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [buildState(root)],
    build: { outDir: 'build', lib: { entry: input, formats: ['es'] } },
  });
  await expect(builder.buildApp()).rejects.toThrow('in use by process 1 (the first process)');
  expect(globSync(kept)).toHaveLength(1);
});

test('a process may build and then serve itself', async () => {
  holdBuild('this test', root);
  await builds();
  expect(() => assertUnused(root)).not.toThrow();
});

test('what vite.config.ts imports is among the inputs, and all of them are there', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  const imported = [...config.matchAll(/'\.\/(scripts\/[\w-]+\.ts)'/g)].map(([, path]) => path);
  expect(imported.length).toBeGreaterThan(3);
  expect(globSync([...INPUTS])).toEqual(expect.arrayContaining(imported));
});
