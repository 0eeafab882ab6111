import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { operations, type OperationId } from '#generated/operations.ts';
import { operationOf } from '#gateway/operation-of.server.ts';
import { problem } from '#mocks/backend/problem.ts';
import { withoutMoney } from '#mocks/backend/without-money.ts';
import { withWrongTypes } from '#mocks/backend/wrong-types.ts';

import type { standInApi } from '../stand-in-api.ts';

/** How one operation can answer while all others answer well. */
export const OPERATION_FAULTS = ['malformed', 'fail', 'null'] as const;

/** `no money`: each amount is `null`. */
export type OperationFault = (typeof OPERATION_FAULTS)[number] | 'no money';
type Json = Record<string, unknown>;

/** Headers of the API's answers: an answer that the store keeps would hide the next fault. */
export const UNKEPT = { 'cache-control': 'no-store' };

const IDS = new Map<unknown, OperationId>(
  (Object.keys(operations) as OperationId[]).map((id) => [operations[id], id]),
);

/**
 * A host in front of the stand-in API where one operation can be made faulty. `called` are the
 * requested operations, `hits` counts the answers that had the fault.
 */
export async function faultyOperation(api: Awaited<ReturnType<typeof standInApi>>) {
  const host = {
    faulty: undefined as OperationId | undefined,
    fault: undefined as OperationFault | undefined,
    called: new Set<OperationId>(),
    hits: 0,
  };
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const id = IDS.get(operationOf({ method, url: api.origin + url }));
    if (id) host.called.add(id);
    if (id === undefined || id !== host.faulty) return void api.answer(incoming, outgoing);
    void (host.fault === 'fail' ? refuse(outgoing) : spoil(incoming, outgoing));
  });

  async function refuse(outgoing: ServerResponse): Promise<void> {
    host.hits += 1;
    const { status, headers, body } = problem(503, 'The operation fails in this test.');
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(await new Response(body).text());
  }

  async function spoil(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'GET' ? null : await text(incoming);
    const { 'content-length': _, ...sent } = headers as Record<string, string>;
    const reply = await fetch(api.origin + url, { method, headers: sent, body });
    const type = reply.headers.get('content-type') ?? '';
    outgoing.writeHead(reply.status, { ...UNKEPT, 'content-type': type });
    if (!reply.ok || type !== 'application/json') {
      outgoing.end(Buffer.from(await reply.arrayBuffer()));
      return;
    }
    host.hits += 1;
    outgoing.end(JSON.stringify(spoiled(await reply.json(), host.fault)));
  }

  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, host, close };
}

function spoiled(body: unknown, fault: OperationFault | undefined): unknown {
  if (fault === 'no money') return withoutMoney(body);
  return fault === 'null' ? withoutMainField(body) : withWrongTypes(body);
}

/** The same answer with one field that is `null`: the first of its main part that has a value. */
function withoutMainField(body: unknown): unknown {
  const copy = structuredClone(body) as Json;
  const list = Object.values((copy['dataList'] ?? {}) as Json).find(Array.isArray);
  const main: unknown = copy['data'] ?? list ?? copy;
  const part = ((Array.isArray(main) ? main[0] : main) ?? {}) as Json;
  const field = Object.keys(part).find((name) => !/id$/i.test(name) && part[name] !== null);
  if (field) part[field] = null;
  return copy;
}
