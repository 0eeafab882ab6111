import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { collector } from './collector.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

const RECEIVER = `import { appendFileSync } from 'node:fs';
export default (report) => {
  appendFileSync(process.env.RECEIVED, JSON.stringify(report) + '\\n');
  throw new Error('a receiver that fails');
};`;

/** A store that hands its reports to a function, which writes them to a file. */
async function withReceiver(work: (url: string, received: () => Promise<string>) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const file = join(folder, 'received.jsonl');
  await writeFile(join(folder, 'receiver.mjs'), RECEIVER);
  const { url, stop } = await startStore({
    REPORTS_MODULE: join(folder, 'receiver.mjs'),
    RECEIVED: file,
  });
  await work(url, () => readFile(file, 'utf8').catch(() => ''));
  stop();
  await rm(folder, { recursive: true });
}

test('requests and calls of the API are traced and measured, without anything of the shopper', async () => {
  const api = await standInApi();
  const otel = await collector();
  const { url, stop, ended } = await startStore({
    API_ORIGIN: api.origin,
    OTEL_EXPORTER_OTLP_ENDPOINT: otel.url,
  });
  const page = await fetch(`${url}/silver/us-silver-coins?scenario-of=clara%40example.com`);
  await fetch(`${url}/silver/us-silver-coins`);
  await fetch(`${url}/nothing/of/the/kind`);
  stop();
  await ended;

  const spans = otel.spans();
  const id = page.headers.get('x-request-id');
  const names = spans.filter(({ traceId }) => traceId === id).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GET /*', 'GET /api/Product/GetProducts']));
  const call = api.calls.find(({ path }) => path.startsWith('/api/Product/GetProducts'));
  expect(call?.headers['traceparent']).toContain(id);
  expect(otel.metrics()).toEqual(
    expect.arrayContaining([
      'http.server.request.duration',
      'http.client.request.duration',
      'store.page_cache.requests',
    ]),
  );
  expect(otel.text()).not.toContain('clara');
  expect(otel.text()).not.toContain('/nothing/of/the/kind');
  otel.close();
  api.close();
});

test('an error of a page reaches the configured function, without email address or card', async ({
  page,
}) => {
  await withReceiver(async (url, received) => {
    await page.goto(`${url}/signin?returnTo=%2Fcart%2Fcart`);
    await page.evaluate(() => {
      for (let press = 0; press < 3; press++) {
        setTimeout(() => {
          throw new Error('clara@example.com 4111 1111 1111 1111');
        });
      }
      void Promise.reject(new Error('nobody waited for this'));
    });
    await expect.poll(received).toContain('nobody waited for this');
    await expect.poll(received).toContain('[e-mail] [card number]');
    const lines = (await received()).trim().split('\n');
    expect(lines, 'each told once').toHaveLength(2);
    expect(lines.join()).toContain('"page":"/signin"');
    expect(lines.join()).not.toContain('returnTo');
  });
});

test('a report that no page of the store would send is refused', async () => {
  await withReceiver(async (url, received) => {
    const statusOf = async (body: string, origin = url) => {
      const headers = { origin, 'content-type': 'text/plain' };
      const answer = await fetch(`${url}/client-reports`, { method: 'POST', headers, body });
      return answer.status;
    };
    const report = JSON.stringify({
      kind: 'client error',
      details: { message: 'no such thing', page: '/' },
    });
    expect(await statusOf(report)).toBe(204);
    expect(await statusOf(report, 'https://elsewhere.example')).toBe(403);
    expect(await statusOf('{')).toBe(400);
    expect(await statusOf('{"kind":"__proto__"}')).toBe(400);
    const mismatch = { operation: 'inventedByNobody', status: 200, field: 'name', kind: 'type' };
    const details = { ...mismatch, expected: 'string', came: 'null' };
    const invented = JSON.stringify({ kind: 'contract mismatch', details });
    expect(await statusOf(invented)).toBe(400);
    expect(await statusOf(invented.replace('inventedByNobody', 'getMenu'))).toBe(204);
    expect(await statusOf('x'.repeat(9_000))).toBe(413);
    expect((await received()).match(/\n/g)).toHaveLength(2);
  });
});
