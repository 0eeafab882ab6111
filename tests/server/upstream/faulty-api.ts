import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { standInApi } from '../stand-in-api.ts';

const SLOW_MS = 30_000;

/** An answer that arrives whole, and is not what was asked for. */
function says(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type }).end(text);
}

const PROBLEM = 'application/problem+json';

/** JSON of another shape than the contract's, and refusals of hosts that are not the API. */
export const SHAPES = {
  '{}': says(200, {}),
  '[]': says(200, []),
  'data: null': says(200, { data: null, dataList: null }),
  'data: {}': says(200, { data: {}, dataList: {} }),
  'data: [null]': says(200, { data: [null], dataList: [null] }),
  204: (response: ServerResponse) => response.writeHead(204).end(),
  418: says(418, { detail: 'Short and stout.' }),
  '418 problem': says(
    418,
    { type: 'about:blank', title: 'Teapot', detail: 'Short.', status: 418 },
    PROBLEM,
  ),
  '404 page': says(404, '<h1>404</h1>', 'text/html'),
  '404 JSON': says(404, { message: 'Not Found' }),
} as const;

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
  ...SHAPES,
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
