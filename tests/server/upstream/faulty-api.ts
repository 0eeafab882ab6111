import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { standInApi } from '../stand-in-api.ts';

const SLOW_MS = 30_000;

/** What can be wrong with an API host, and how it then answers each call. */
export const FAULTS = {
  dead: (response: ServerResponse) => response.destroy(),
  slow: (response: ServerResponse) => {
    const timer = setTimeout(() => response.end('{}'), SLOW_MS);
    response.once('close', () => clearTimeout(timer));
  },
  HTML: (response: ServerResponse) =>
    response.setHeader('content-type', 'text/html').end('<h1>Welcome to nginx</h1>'),
  'half an answer': (response: ServerResponse) => {
    response.setHeader('content-type', 'application/json').setHeader('content-length', '1000');
    response.write('{"data":[');
    setTimeout(() => response.destroy(), 50);
  },
  '10 MB': (response: ServerResponse) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: 'x'.repeat(10_000_000) })),
  'wrong JSON': (response: ServerResponse) =>
    response.setHeader('content-type', 'application/json').end('{"data":['),
  429: (response: ServerResponse) => response.writeHead(429, { 'retry-after': '60' }).end(),
  500: (response: ServerResponse) => response.writeHead(500).end(),
  redirect: (response: ServerResponse) =>
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
} as const;

export type Fault = keyof typeof FAULTS;

/** The stand-in API behind a host that can be made to fail. */
export async function faultyApi() {
  const api = await standInApi();
  const host: { fault: Fault | undefined; calls: number } = { fault: undefined, calls: 0 };
  const server = createServer((incoming, outgoing) => {
    host.calls += 1;
    if (host.fault) return void FAULTS[host.fault](outgoing);
    api.answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
    api.close();
  };
  return { origin, host, close };
}
