/** One address behind which the store changes from one release to the next, as in a deployment. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { standInApi } from '../server/stand-in-api.ts';
import { startStore } from '../server/start-store.ts';

/** What a build and its start need. */
const SOURCES = ['src', 'generated', 'mocks', 'public', 'scripts', 'tests', 'openapi'];
const SETTINGS = ['package.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
/** The file that all screens need: with a change here, most scripts get other names. */
const CHANGED = 'src/shell/site-frame.tsx';
const MAIN = '<main id="main"';
/** Where built files with names of their content are. */
const FILES = join('build', 'client', 'a');

/** `next` has only its own files; `careful` has those of the last release too, as docs/deploy.md says. */
export type Release = 'last' | 'next' | 'careful';

/**
 * Builds the store a second time, with a change, and starts both releases. The API host is the same
 * for all, so that carts and sessions outlive a release.
 */
export async function twoReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const next = join(folder, 'next');
  const careful = join(folder, 'careful');
  await copyProject(next);
  const frame = join(next, CHANGED);
  const source = await readFile(frame, 'utf8');
  if (!source.includes(MAIN)) throw new Error(`${CHANGED} has no ${MAIN}`);
  await writeFile(frame, source.replace(MAIN, `${MAIN} data-release="next"`));
  await rm(join(next, 'build'), { recursive: true, force: true });
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: next, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  await copyProject(careful, next);
  await cp(FILES, join(careful, FILES), { recursive: true, force: false });

  const api = await standInApi();
  const env = { API_ORIGIN: api.origin, THROTTLE: 'off', PAGE_CACHE_MB: '0' };
  const stores = {
    last: await startStore(env),
    next: await startStore(env, { folder: next }),
    careful: await startStore(env, { folder: careful }),
  };
  const front = await startFront();
  return {
    url: front.url,
    /** Serves the address from a release from now on. */
    serve: (release: Release) => front.leadTo(Number(new URL(stores[release].url).port)),
    stop: async () => {
      for (const store of Object.values(stores)) store.stop();
      front.close();
      api.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function copyProject(to: string, from = '.'): Promise<void> {
  for (const name of [...SOURCES, ...SETTINGS, ...(from === '.' ? [] : ['build'])]) {
    await cp(join(from, name), join(to, name), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(to, 'node_modules'));
}

/** Passes connections on. Those to an earlier release end with it. */
async function startFront() {
  let port = 0;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(port, 'localhost');
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  function leadTo(to: number) {
    port = to;
    for (const socket of open) socket.destroy();
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo,
    close: () => {
      server.close();
      leadTo(0);
    },
  };
}
