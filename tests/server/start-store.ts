import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Serves the built store in a process of its own, with these environment variables. `said` is what it
 * has written to its standard output since.
 */
export async function startStore(env: Record<string, string>) {
  const child = spawn(process.execPath, [join('tests', 'server', 'store-process.ts')], {
    env: { LOG_LEVEL: 'silent', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  return {
    url: line.toString().trim(),
    stop: () => child.kill(),
    said: () => Buffer.concat(parts).toString(),
    ended,
    pid: child.pid,
  };
}
