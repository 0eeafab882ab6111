import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ownOrigin } from './asked-at.ts';
import { listener } from './listener.ts';

const DEFAULT_PORT = 3000;
/** Milliseconds: longer than proxies keep an idle connection, so that the proxy closes it. */
const KEEP_ALIVE_MS = 65_000;

/** Where a store answers, and how it stops. */
type Served = { url: string; close(): void };

/**
 * Starts the store on `port` and `HOST`, and resolves when it answers. Port 0 is any free port. An
 * error is explained in one line.
 */
export async function serve(port = portFromEnvironment()): Promise<Served> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, process.env['HOST'], resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  const url = `http://localhost:${open}`;
  server.on('request', listener(ownOrigin()?.origin ?? url));
  return { url, close: () => server.close() };
}

/** Serves the store and prints its address, or prints one line with the error. */
export async function open(): Promise<void> {
  try {
    const { url } = await serve();
    const origin = process.env['API_ORIGIN'];
    const backend = origin
      ? `It talks to the live API at ${origin}.`
      : 'It runs on its own mock backend. For a live API: API_ORIGIN=https://your-api npm start';
    process.stdout.write(`\nThe store is open at ${url}\n\n${backend}\nCtrl+C stops it.\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function portFromEnvironment(): number {
  const value = process.env['PORT'];
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, but it is "${value}".`);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
