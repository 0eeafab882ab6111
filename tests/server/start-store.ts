import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Serves the built store in a process of its own, with these environment variables. `said` is what it
 * has written to its standard output since. `descriptors` is how many files and sockets it may open,
 * `folder` another project's.
 */
export async function startStore(
  env: Record<string, string>,
  { descriptors, folder }: { descriptors?: number; folder?: string } = {},
) {
  const command = [process.execPath, join('tests', 'server', 'store-process.ts')];
  if (descriptors) command.unshift('sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh');
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    ...(folder && { cwd: folder }),
    env: { LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  return {
    url: line.toString().trim(),
    stop: (signal?: NodeJS.Signals) => child.kill(signal),
    said: () => Buffer.concat(parts).toString(),
    ended,
    pid: child.pid,
  };
}
