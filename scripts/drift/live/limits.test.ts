import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { CONTRACT } from '../tests/exchanges/rows.ts';
import { lookAtServer } from './live.ts';

const BASE = {
  base: CONTRACT,
  allowWrites: false,
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
