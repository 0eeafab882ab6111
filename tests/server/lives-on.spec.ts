import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from './free-port.ts';
import { startStore } from './start-store.ts';

/** More than the store may have connections, and more than it has descriptors. */
const HALF_OPEN = 400;
const DESCRIPTORS = 256;

/** The address of a built script. */
async function builtScript(): Promise<string> {
  const names = await readdir(join('build', 'client', 'a'));
  return `/a/${names.find((name) => name.endsWith('.js'))}`;
}

/** The statuses of these paths, one after the other on one connection, which stays open. */
function asker(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(url + path, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
}

/** Connections that begin a request and do not end it. Resolves when the store knows of all. */
async function halfOpen(url: string) {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: HALF_OPEN }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket
            .once('close', resolve)
            .once('connect', () => socket.write('GET / ', () => resolve()));
        }),
    ),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

/** `server/index.js` of a build, as it is started without tests, on a free port. */
async function startEntry(build: string, env: Record<string, string> = {}) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(build, 'server', 'index.js')], {
    env: { ...process.env, PORT: port, ...env },
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const asks = asker(`http://localhost:${port}`);
  await expect.poll(() => asks('/healthz').catch(() => 0)).toBe(200);
  return { child, asks, said: () => Buffer.concat(parts).toString() };
}

test('a store whose files are removed lives on, with the files that its pages name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  await cp('build', folder, { recursive: true });
  const script = await builtScript();
  const { child, asks } = await startEntry(folder);
  await rm(join(folder, 'client'), { recursive: true });
  expect([await asks(script), await asks('/a/none.js'), await asks('/')]).toEqual([200, 404, 200]);
  child.kill('SIGINT');
  await rm(folder, { recursive: true });
});

test('an error that nobody caught is a line of the log, and does not end the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'throws-'));
  const thrower = join(folder, 'thrower.mjs');
  await writeFile(
    thrower,
    `process.on('SIGUSR2', () => { throw new Error('thrown') }); export default () => {};`,
  );
  const { child, asks, said } = await startEntry('build', { REPORTS_MODULE: thrower });
  child.kill('SIGUSR2');
  await expect.poll(said).toContain('"msg":"Nobody caught:"');
  expect(await asks('/')).toBe(200);
  child.kill('SIGINT');
  await rm(folder, { recursive: true });
});

for (const env of [{}, { MAX_CONNECTIONS: '10000' }]) {
  const about = env.MAX_CONNECTIONS ? 'and as many connections as they want' : '';
  test(
    `few descriptors ${about} and many half-open connections: files and pages are answered`,
    { tag: '@rare' },
    async () => {
      const { url, stop, ended } = await startStore(env, { descriptors: DESCRIPTORS });
      const asks = asker(url);
      await asks('/healthz');
      const close = await halfOpen(url);
      const script = await builtScript();
      expect([await asks(script), await asks('/'), await asks('/cart/cart')]).toEqual([
        200, 200, 200,
      ]);
      close();
      await expect
        .poll(() =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      stop();
      await ended;
    },
  );
}
