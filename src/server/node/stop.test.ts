import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { stopping } from './stop.ts';

const HOUR_S = 3_600;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A server on a free port, and a call of it that would keep its connection. */
async function startServer(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  const { stop } = stopping(server);
  onTestFinished(async () => {
    void stop();
    await stop();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { port, host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } };
  const ask = () => once(get(options), 'response');
  return { server, stop, port, ask };
}

it('closes the listener when no connection has been open for two seconds', async () => {
  const { server, stop, port } = await startServer((response) => response.end());
  const client = connect(port, '127.0.0.1');
  const [socket] = await once(server, 'connection');
  void stop(HOUR_S);
  vi.advanceTimersByTime(60_000);
  await new Promise(setImmediate);
  expect(server.listening).toBe(true);

  client.destroy();
  await once(socket, 'close');
  vi.advanceTimersByTime(1_999);
  await new Promise(setImmediate);
  expect(server.listening).toBe(true);
  const next = connect(port, '127.0.0.1');
  const [another] = await once(server, 'connection');
  vi.advanceTimersByTime(1_999);
  next.destroy();
  await once(another, 'close');
  vi.advanceTimersByTime(1_999);
  await new Promise(setImmediate);
  expect(server.listening).toBe(true);
  vi.advanceTimersByTime(1);
  await new Promise(setImmediate);
  expect(server.listening).toBe(false);
});

it('closes the listener at the end of the drain, whatever is open', async () => {
  const { server, stop, port } = await startServer((response) => response.end());
  const client = connect(port, '127.0.0.1');
  await once(server, 'connection');
  await stop(0.01);
  expect(server.listening).toBe(false);
  client.destroy();
});

it('closes the connection after each answer of the drain, also of a request from before', async () => {
  const begun: ServerResponse[] = [];
  const { server, stop, ask } = await startServer((response) => void begun.push(response));
  const earlier = ask();
  await once(server, 'request');
  void stop(HOUR_S);
  const later = ask();
  await once(server, 'request');
  for (const response of begun) response.end();
  for (const answer of await Promise.all([earlier, later])) {
    const [{ headers }] = answer as [IncomingMessage];
    expect(headers.connection).toBe('close');
  }
});
