import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { CONTRACT } from '../tests/exchanges/rows.ts';
import { lookAtServer } from './live.ts';

const BASE = {
  base: CONTRACT,
  allowWrites: false,
  probeMethods: false,
  rate: 0,
  timeout: 5,
};

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

test('a server that is not there ends with 4, a word that is no URL with 2', async () => {
  const { url, close } = await serve((_, response) => response.end());
  close();
  const refused = lookAtServer({ ...BASE, url });
  await expect(refused).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining(url) as string,
  });
  await expect(lookAtServer({ ...BASE, url: 'localhost' })).rejects.toMatchObject({ exitCode: 2 });
});

test('only GET and HEAD go out, under the path of the contract’s server, no faster than asked', async () => {
  const calls: { method: string; path: string; at: number }[] = [];
  const { url, close } = await serve(({ method = '', url: path = '' }, response) => {
    calls.push({ method, path, at: performance.now() });
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"title":"x"}');
  });
  await lookAtServer({ ...BASE, url, rate: 50 });
  close();
  const [, ...planned] = calls;
  expect(new Set(planned.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(planned.filter(({ path }) => !path.startsWith('/v1/'))).toEqual([]);
  const took = (planned.at(-1)?.at ?? 0) - (planned[0]?.at ?? 0);
  expect(took).toBeGreaterThanOrEqual((planned.length - 2) * 20);
});

test('a path is called with methods that it does not have only if that is wanted, and else told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drift-live-'));
  const base = join(folder, 'contract.json');
  const operation = { responses: { 200: { description: 'ok' } } };
  const secured = { ...operation, security: [{ bearer: [] }] };
  const paths = { '/': { post: operation }, '/pay': { post: secured }, '/me': { get: secured } };
  const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } };
  const info = { title: 'Writes', version: '1' };
  await writeFile(base, JSON.stringify({ openapi: '3.1.0', info, paths, components }));
  const calls: string[] = [];
  const { url, close } = await serve(({ method = '', url: path = '' }, response) => {
    calls.push(`${method} ${path}`);
    response.writeHead(401).end();
  });
  const { coverage } = await lookAtServer({ ...BASE, base, url });
  // OPTIONS asks whether the server is there: at `/` there is only POST.
  expect(calls.splice(0)).toEqual(['OPTIONS /', 'GET /me']);
  expect(coverage.notes).toEqual([
    'Not tried: 2 operations that may change something (--allow-writes).',
    'Not tried: 1 operation with a token (DRIFT_TOKEN).',
    'Not tried: methods that 2 paths of the contract do not have (--probe-methods).',
  ]);
  const probed = await lookAtServer({ ...BASE, base, url, probeMethods: true });
  close();
  await rm(folder, { recursive: true });
  expect(calls.toSorted()).toEqual(['GET /', 'GET /me', 'GET /pay', 'OPTIONS /']);
  expect(probed.coverage.notes).toHaveLength(2);
});

test('a server that does not answer in time is told with a line to try it again', async () => {
  const { url, close } = await serve(({ url: path = '' }, response) => {
    if (!path.startsWith('/v1/orders')) response.writeHead(404).end();
  });
  const { drifts } = await lookAtServer({ ...BASE, url, timeout: 0.3 });
  close();
  const late = drifts.find(({ id }) => id === 'live-timeout');
  expect(late).toMatchObject({
    wire: 'breaking',
    title: 'listOrders does not answer within 0.3 seconds',
    seen: {
      repeat: `curl -sS -i -H 'accept: application/json, application/problem+json' '${url}/v1/orders'`,
    },
  });
});
