import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limitBy } from '#gateway/throttle.server.ts';
import { reportTo } from '#lib/reports.server.ts';

import { ownOrigin } from './asked-at.ts';
import { numberFrom } from './environment.ts';
import { limiterFromEnvironment } from './limiter.ts';
import { listener } from './listener.ts';
import { logConsole } from './log.ts';
import { reportsFromEnvironment } from './reports.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_CONNECTIONS = 10_000;

/** Milliseconds. Bodies have limits of their own, in `watch-body.ts`. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 310_000,
  /** Longer than proxies keep an idle connection, so that the proxy closes it. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/** After which a connection is closed on which nothing moves, in milliseconds. */
const STILL_MS = 75_000;
/** How long a server that stops finishes what it has begun, in milliseconds. */
const STOP_MS = 9_000;

/**
 * Starts the store on `port` and `HOST`, and resolves when it answers. Port 0 is any free port. An
 * error is explained in one line. `close` resolves when all that was begun is answered.
 */
export async function serve(port = numberFrom('PORT', DEFAULT_PORT, { most: 65_535 })) {
  const telemetry = await telemetryFromEnvironment();
  limitBy(await limiterFromEnvironment());
  reportTo(await reportsFromEnvironment());
  const server = createServer(TIMES);
  server.setTimeout(STILL_MS);
  server.maxConnections = numberFrom('MAX_CONNECTIONS', DEFAULT_CONNECTIONS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, process.env['HOST'], resolve);
  });
  const { port: open } = server.address() as AddressInfo;
  const url = `http://localhost:${open}`;
  server.on(
    'request',
    listener(
      ownOrigin()?.origin ?? url,
      () => !server.listening,
      telemetry?.observed ?? ((_, __, work) => work()),
    ),
  );
  return { url, close: () => close(server).then(() => telemetry?.stop()) };
}

/** OpenTelemetry, if one variable says where its collector is. */
async function telemetryFromEnvironment() {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return undefined;
  const { observed, startTelemetry } = await import('./telemetry.ts');
  return { observed, ...startTelemetry() };
}

/** Serves the store and prints its address, or prints one line with the error. */
export async function open(): Promise<void> {
  try {
    const { url, close: stop } = await serve();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
    const origin = process.env['API_ORIGIN'];
    const backend = origin
      ? `It talks to the live API at ${origin}.`
      : 'It runs on its own mock backend. For a live API: API_ORIGIN=https://your-api npm start';
    process.stdout.write(`\nThe store is open at ${url}\n\n${backend}\nCtrl+C stops it.\n`);
    logConsole();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection is idle again when its answer is sent, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
