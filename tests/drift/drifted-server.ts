import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';

/** A change of the mock backend's answers to one path. */
export type Mutation = {
  says: string;
  /** The path whose answers are replaced, without `/api/`. */
  path: string;
  change: (answer: Answer, request: Request) => Answer | Promise<Answer>;
};

export type Answer = { status: number; headers: Record<string, string>; body: unknown };

let servers = 0;

/**
 * Starts the mock backend on a free port, with the answers changed by the mutations. `token`
 * belongs to a customer with data of every kind.
 */
export async function driftedServer(
  mutations: Mutation[],
): Promise<{ url: string; token: string; close: () => Promise<void> }> {
  servers += 1;
  setClock(fixedClock(Date.parse('2026-11-20T15:00:00Z')));
  const byPath = new Map(mutations.map((mutation) => [`/api/${mutation.path}`, mutation]));
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, byPath).catch((error: unknown) => {
      outgoing.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    token: `mock.drift-${servers}.BPM-20417`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  byPath: Map<string, Mutation>,
): Promise<void> {
  const request = requestOf(incoming);
  const mutation = byPath.get(new URL(request.url).pathname);
  const response = await respond(request.clone());
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (!mutation) {
    outgoing.writeHead(response.status, headers).end(bytes);
    return;
  }
  const isJson = headers['content-type']?.includes('json');
  const body: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
  const changed = await mutation.change({ status: response.status, headers, body }, request);
  const plain = typeof changed.body === 'string' || Buffer.isBuffer(changed.body);
  const { 'content-length': _, ...rest } = changed.headers;
  outgoing.writeHead(changed.status, rest);
  outgoing.end(plain ? changed.body : JSON.stringify(changed.body));
}

function requestOf(incoming: IncomingMessage): Request {
  const url = `http://localhost${incoming.url ?? '/'}`;
  const { method = 'GET' } = incoming;
  const headers = new Headers(incoming.headers as Record<string, string>);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = Readable.toWeb(incoming) as ReadableStream;
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}
