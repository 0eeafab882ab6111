import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The Redis or Valkey of this machine, if there is one. */
export const REDIS = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** A Redis on a socket of its own, which keeps nothing. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const url = join(folder, 'socket');
  const at = ['--port', '0', '--unixsocket', url, '--save', ''];
  const child = spawn(REDIS ?? '', at, { stdio: 'pipe' });
  const ended = once(child, 'exit');
  for await (const line of child.stdout) {
    if ((line as Buffer).includes('ready to accept connections')) break;
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
