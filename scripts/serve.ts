/**
 * Serves the built store. `PORT` (default 3000) and `HOST` are honoured; `API_ORIGIN` makes a live
 * build talk to that API host.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import sirv from 'sirv';

const DEFAULT_PORT = 3000;
/** Milliseconds: longer than proxies keep an idle connection, so that they are the ones to close it. */
const KEEP_ALIVE_MS = 65_000;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Listens, or explains in one line why it cannot; port 0 takes any that is free. Resolves once the
 * store answers.
 */
export async function serve(port = portFromEnvironment()): Promise<{ url: string; close(): void }> {
  const build = await import(new URL('../build/server/index.js', import.meta.url).href);
  const server = createServer(listener(createRequestListener({ build })));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, process.env['HOST'], resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  return { url: `http://localhost:${open}`, close: () => server.close() };
}

function listener(pages: RequestListener): RequestListener {
  const compress = compression();
  // Built files carry a hash in their name; the others may change with the next release.
  const assets = sirv(fileURLToPath(new URL('../build/client', import.meta.url)), {
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const seconds = path.startsWith('/a/') ? YEAR_S : 3600;
      const kind = path.startsWith('/a/') ? ', immutable' : '';
      response.setHeader('cache-control', `public, max-age=${seconds}${kind}`);
    },
  });
  return (request, response) => {
    // The types of express and of node differ in what neither function here uses.
    assets(request, response, () => {
      compress(request as never, response as never, () => pages(request, response));
    });
  };
}

export function portFromEnvironment(): number {
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

/** Serves, says where and how, or says in one line what is in the way. */
export async function open(): Promise<void> {
  try {
    const { url } = await serve();
    const origin = process.env['API_ORIGIN'];
    const backend = origin
      ? `It talks to the live API at ${origin}.`
      : 'It runs on its own mock backend. For a live API: API_ORIGIN=https://your-api npm start';
    console.log(`\nThe store is open at ${url}\n\n${backend}\nCtrl+C stops it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await open();
