import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '@playwright/test';

import { standInApi } from '../stand-in-api.ts';
import { startStore } from '../start-store.ts';
import { faultyApi, type SHAPES } from './faulty-api.ts';
import { faultyOperation, UNKEPT } from './faulty-operation.ts';

const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu';

/** One of each kind; `npm run test:upstream` asks for every page in every shape. */
const FAULTS: readonly (keyof typeof SHAPES)[] = ['{}', 'data: [null]', '404 JSON'];
/** Pages that fail in different places: a loader, the rendering, a missing page, a page of its own. */
const PAGES = {
  '/orders/order-history': 'This page did not load',
  '/coupons': 'This page did not load',
  '/no/such/address': 'This page did not load',
  '/search/searchresults?searchkey=eagle': 'Try again',
};
const cookie = 'session=mock.visit-7.BPM-20417; signed-in=1';

test('an answer of another shape is a failure of the API host, said in the page', async () => {
  const { origin, host, close } = await faultyApi();
  const { url, stop } = await startStore({ API_ORIGIN: origin, PAGE_CACHE_MB: '0' });
  const wrong: string[] = [];
  for (const fault of FAULTS) {
    host.fault = fault;
    const looks = Object.entries(PAGES).map(async ([path, words]) => {
      const answer = await fetch(url + path, { headers: { cookie } });
      const isSaid = (await answer.text()).includes(words);
      if (answer.status !== 502) wrong.push(`${fault} ${path}: ${answer.status}`);
      else if (!isSaid) wrong.push(`${fault} ${path}: other words`);
    });
    await Promise.all(looks);
  }
  stop();
  close();
  expect(wrong).toEqual([]);
});

/** Wrong paths of a guide in an answer. */
const ADDRESSES = ['https://evil.example/', '//evil.example/', '/investing-guide/undefined'];

test('a foreign path in an answer is a failure of the API, and a redirect to another path is not cached', async () => {
  const api = await standInApi();
  let named = '';
  const host = createServer((incoming, outgoing) => {
    if (!incoming.url?.includes('GetContentPage')) return void api.answer(incoming, outgoing);
    void (async () => {
      const reply = await fetch(api.origin + incoming.url);
      const { data } = (await reply.json()) as { data: object };
      const text = JSON.stringify({ data: { ...data, path: named } });
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const { port } = host.address() as AddressInfo;
  const { url, stop } = await startStore({ API_ORIGIN: `http://localhost:${port}` });
  const answers: unknown[] = [];
  for (named of [...ADDRESSES, '/investing-guide-of-today']) {
    const { status, headers } = await fetch(`${url}/investing-guide`, { redirect: 'manual' });
    answers.push([status, headers.get('location'), headers.get('cache-control')]);
  }
  stop();
  host.close();
  api.close();
  const unkept = 'private, no-store';
  expect(answers).toEqual([
    ...ADDRESSES.map(() => [502, null, unkept]),
    [302, '/investing-guide-of-today', unkept],
  ]);
});

test('a page that lacks a section is not cached', async () => {
  const { origin, host, close } = await faultyOperation(await standInApi(UNKEPT));
  const { url, stop } = await startStore({ API_ORIGIN: origin, PAGE_CACHE_MB: '0' });
  const rules: (string | null)[] = [];
  for (const fault of [undefined, 'malformed', undefined] as const) {
    host.faulty = fault && 'getCustomerReviews';
    host.fault = fault;
    const { status, headers } = await fetch(url + PRODUCT);
    expect(status).toBe(200);
    rules.push(headers.get('cache-control'));
  }
  stop();
  close();
  expect(host.hits).toBe(1);
  expect(rules).toEqual([expect.stringMatching(/^public/), 'private, no-store', rules[0]]);
});
