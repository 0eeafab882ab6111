/**
 * Serves the built store on `PORT` (default 3000) and `HOST`. `API_ORIGIN` is the API host of a
 * live build.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import sirv from 'sirv';

const DEFAULT_PORT = 3000;
/** Milliseconds: longer than proxies keep an idle connection, so that the proxy closes it. */
const KEEP_ALIVE_MS = 65_000;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Starts the server and resolves when it answers. Port 0 is any free port. An error is explained in
 * one line.
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
  // Built files have a hash in their names; other files may change with the next release.
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
    // An upload may be refused before all of it was read. What is left is read here, or the next
    // request on this connection would wait for ever.
    response.once('finish', () => request.removeAllListeners('data').resume());
    // The types of express and node differ only in members that are not used here.
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

/** Serves the store and prints its address, or prints one line with the error. */
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
