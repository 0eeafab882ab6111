import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { validateApiOrigin } from '#gateway/api-origin.server.ts';
import { limitBy } from '#gateway/limiter.server.ts';
import { recordCalls } from '#gateway/recorded-calls.server.ts';
import { reportTo } from '#lib/reports.server.ts';

import { ownOrigin } from './asked-at.ts';
import { mostDescriptors, numberFrom } from './environment.ts';
import { limiterFromEnvironment } from './limiter.ts';
import { listener } from './listener.ts';
import { logConsole } from './log.ts';
import { reportsFromEnvironment } from './reports.ts';
import { stopping } from './stop.ts';
import { trafficFromEnvironment } from './traffic/traffic.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_CONNECTIONS = 10_000;
const DEFAULT_DRAIN_S = 5;

/** Milliseconds. Bodies have limits of their own, in `watch-body.ts`. */
const TIMES = {
  /** With the interval below it is ten seconds at most. */
  headersTimeout: 9_500,
  requestTimeout: 310_000,
  /** Longer than proxies keep an idle connection, so that the proxy closes it. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 500,
};
/** After which a connection is closed on which nothing moves, in milliseconds. */
const STILL_MS = 75_000;

/**
 * Starts the store on `port` and `HOST`, and resolves when it answers. Port 0 is any free port. An
 * error is explained in one line. `stop` is that of `stop.ts`.
 */
export async function serve(port = numberFrom('PORT', DEFAULT_PORT, { most: 65_535 })) {
  const telemetry = await telemetryFromEnvironment();
  limitBy(await limiterFromEnvironment());
  reportTo(await reportsFromEnvironment());
  const traffic = trafficFromEnvironment();
  recordCalls(traffic?.record);
  const server = createServer(TIMES);
  server.setTimeout(STILL_MS);
  // The other half of the descriptors is for calls of the API, which a page makes several of.
  const half = Math.floor(mostDescriptors() / 2);
  server.maxConnections = numberFrom('MAX_CONNECTIONS', Math.min(DEFAULT_CONNECTIONS, half));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, process.env['HOST'], resolve);
  });
  server.on('error', (error) => console.error('The server:', error));
  const { port: open } = server.address() as AddressInfo;
  const url = `http://localhost:${open}`;
  const { isStopping, stop } = stopping(server);
  server.on(
    'request',
    listener(
      ownOrigin()?.origin ?? url,
      isStopping,
      telemetry?.observed ?? ((_, __, work) => work()),
    ),
  );
  const end = () => Promise.all([telemetry?.stop(), traffic?.stop()]);
  return { url, stop: (seconds?: number) => stop(seconds).then(end) };
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
    const wrong = validateApiOrigin();
    if (wrong) throw new Error(wrong);
    const { url, stop } = await serve();
    stopOnSignals(stop);
    const origin = process.env['API_ORIGIN'];
    const backend = origin
      ? `It talks to the live API at ${origin}.`
      : 'It runs on its own mock backend. For a live API: API_ORIGIN=https://your-api npm start';
    process.stdout.write(`\nThe store is open at ${url}\n\n${backend}\nCtrl+C stops it.\n`);
    logConsole();
    // No visitor's state is in the process, so nothing is left half done in it.
    process.on('uncaughtException', (error) => console.error('Nobody caught:', error));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * SIGTERM, as an orchestrator sends it, ends the process after a drain of at most `DRAIN_SECONDS` in
 * which `/readyz` says that it is about to; SIGINT, as Ctrl+C sends it, without it.
 */
export function stopOnSignals(stop: (seconds: number) => Promise<unknown>): void {
  const seconds = numberFrom('DRAIN_SECONDS', DEFAULT_DRAIN_S, { least: 0 });
  const end = (wait: number) => () => void stop(wait).then(() => process.exit(0));
  process.once('SIGTERM', end(seconds)).once('SIGINT', end(0));
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
