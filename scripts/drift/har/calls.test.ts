import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readContract } from '../exchange/contract.ts';
import { CONTRACT } from '../tests/exchanges/rows.ts';
import { watcher } from './har.ts';
import { fromHar } from './recorded.ts';

/** Method, URL, media type of the answer, and what a browser says that it was for. */
type Asked = [
  method: string,
  url: string,
  type?: string | undefined,
  more?: { for?: string; status?: number },
];

const API = 'https://api.example.com/v1';
const JSON_TYPE = 'application/json';
const A_CALL: Asked = ['HEAD', `${API}/pets/1`];

let folder: string;
/** The API is below `/`, on the host of its website. */
let beside: string;
/** The API names no host, and has a path of its own. */
let own: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-calls-'));
  const operation = `responses: { '200': { description: ok, content: { application/json: {} } } }`;
  const paths = `
  /products/{id}: { get: { operationId: getProduct, ${operation} } }
  /cart: { post: { operationId: addToCart, ${operation} } }
  /cart/lines: { get: { operationId: getLines, ${operation} } }`;
  const start = 'openapi: 3.1.0\ninfo: { title: Shop, version: "1" }\n';
  beside = join(folder, 'beside.yaml');
  own = join(folder, 'own.yaml');
  await writeFile(beside, `${start}servers: [{ url: / }]\npaths:${paths}\n`);
  await writeFile(own, `${start}servers: [{ url: /api }]\npaths:${paths}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

async function look(contract: string, asked: Asked[], origins: string[] = []) {
  const watch = watcher(await readContract(contract), origins);
  for (const [index, [method, url, type, more = {}]] of asked.entries()) {
    const headers = type ? [{ name: 'Content-Type', value: type }] : [];
    const entry = {
      _resourceType: more.for,
      request: { method, url, headers: [], bodySize: -1 },
      response: { status: more.status ?? 200, headers, content: { size: 9 }, bodySize: 9 },
    };
    const exchange = fromHar(entry, { file: 'x.har', line: index + 1, column: 1 });
    if (exchange) watch.see(exchange);
    else watch.skip();
  }
  const { drifts, coverage } = watch.end();
  const { exchanges, calls, foreign, leftOut, hosts } = coverage;
  expect(foreign).toBe(leftOut.reduce((sum, { count }) => sum + count, 0));
  expect(exchanges).toBe(calls + foreign);
  return {
    told: drifts.map(({ at }) => at),
    left: Object.fromEntries(leftOut.map(({ kind, count }) => [kind, count])),
    calls,
    hosts,
  };
}

test.each<[string, Asked]>([
  ['pages', ['GET', `${API}/docs`, 'text/html', { for: 'document' }]],
  ['assets', ['GET', `${API}/docs/ui.js`, 'text/javascript', { for: 'script' }]],
  ['other-hosts', ['POST', 'https://stats.example.net/v1/t', JSON_TYPE, { for: 'xhr' }]],
  ['other-hosts', ['GET', 'https://www.example.com/pets', JSON_TYPE, { for: 'fetch' }]],
  ['other-hosts', ['GET', 'data:image/png;base64,AAAA', 'image/png']],
  ['preflights', ['OPTIONS', `${API}/pets`, undefined, { status: 204 }]],
  ['not-there', ['GET', `${API}/owners`, JSON_TYPE, { status: 404 }]],
  ['unanswered', ['GET', `${API}/pets`, undefined, { status: 0 }]],
])('no call of an API with a host of its own, and counted: %s', async (kind, asked) => {
  const { told, left, calls } = await look(CONTRACT, [A_CALL, asked]);
  expect({ told, left, calls }).toEqual({ told: [], left: { [kind]: 1 }, calls: 1 });
});

test.each<[string, Asked]>([
  ['below its path', ['GET', `${API}/owners`, JSON_TYPE]],
  ['below its path, a picture', ['GET', `${API}/pets/1/face`, 'image/png', { for: 'image' }]],
  ['below its path, an HTML page to a script', ['GET', `${API}/x`, 'text/html', { for: 'fetch' }]],
  ['below its path, a beacon', ['POST', `${API}/seen`, undefined, { for: 'ping' }]],
  ['below its path, a form of a page', ['POST', `${API}/sell`, 'text/html', { for: 'document' }]],
  ['outside of it', ['GET', 'https://api.example.com/v2/pets', JSON_TYPE]],
  ['with a method that it lacks', ['PATCH', `${API}/pets`, JSON_TYPE]],
])('what the contract does not know is told: %s', async (_, asked) => {
  const { told, left, calls } = await look(CONTRACT, [A_CALL, asked]);
  expect(told).toEqual([
    `${asked[0]} ${new URL(asked[1]).pathname.replace('/v1/pets', '/pets')}`.replace(
      '/pets/1/face',
      '/v1/pets/*/face',
    ),
  ]);
  expect({ left, calls }).toEqual({ left: {}, calls: 2 });
});

const SHOP = 'https://shop.example.com';

test.each<[string, Asked]>([
  ['framework', ['GET', `${SHOP}/__manifest?paths=%2F`, JSON_TYPE, { for: 'fetch' }]],
  ['framework', ['GET', `${SHOP}/products/1.data`, 'text/x-script', { for: 'fetch' }]],
  ['framework', ['GET', `${SHOP}/products/1?_rsc=1abc`, 'text/x-component', { for: 'fetch' }]],
  ['framework', ['GET', `${SHOP}/_next/data/b1/cart.json`, JSON_TYPE]],
  ['framework', ['GET', `${SHOP}/products/1?_data=routes%2Fproduct`, JSON_TYPE]],
  ['framework', ['GET', `${SHOP}/products/__data.json?x=1`, JSON_TYPE]],
  ['framework', ['GET', `${SHOP}/cart/_payload.json`, JSON_TYPE]],
  ['framework', ['POST', `${SHOP}/cdn-cgi/rum`, JSON_TYPE]],
  ['pages', ['GET', `${SHOP}/products/1`, 'text/html', { for: 'document' }]],
  ['pages', ['GET', `${SHOP}/cart`, 'text/html', { for: 'document' }]],
  ['pages', ['GET', `${SHOP}/about`, 'text/html']],
  ['assets', ['GET', `${SHOP}/products/logo.svg`, 'image/svg+xml', { for: 'image' }]],
  ['assets', ['GET', `${SHOP}/app.css`, 'text/css', { for: 'stylesheet' }]],
  ['assets', ['GET', `${SHOP}/app.js.map`, JSON_TYPE]],
  ['assets', ['GET', `${SHOP}/favicon.ico`]],
  ['assets', ['GET', `${SHOP}/sw.js`, 'text/javascript']],
  ['beacons', ['POST', `${SHOP}/collect`, undefined, { for: 'ping', status: 204 }]],
])('no call of an API beside its website: %s', async (kind, asked) => {
  for (const [contract, base] of [
    [beside, SHOP],
    [own, `${SHOP}/api`],
  ] as const) {
    const { told, left, calls } = await look(contract, [
      ['GET', `${base}/products/1`, JSON_TYPE, { for: 'fetch' }],
      asked,
    ]);
    expect({ told, left, calls }).toEqual({ told: [], left: { [kind]: 1 }, calls: 1 });
  }
});

test('data of a website is told where the API may be anywhere, and left out beside its own path', async () => {
  const rest: Asked[] = [
    ['GET', `${SHOP}/`, 'text/html', { for: 'document' }],
    ['GET', `${SHOP}/words/en`, JSON_TYPE, { for: 'fetch' }],
  ];
  const call = (base: string): Asked => ['GET', `${base}/products/1`, JSON_TYPE, { for: 'fetch' }];
  expect(await look(beside, [call(SHOP), ...rest])).toMatchObject({
    told: ['GET /words/en'],
    left: { pages: 1 },
  });
  expect(await look(own, [call(`${SHOP}/api`), ...rest])).toMatchObject({
    told: [],
    left: { pages: 1, outside: 1 },
  });
});

test('a call that a page made by going there is one, if the operation answers so', async () => {
  const file: Asked = ['GET', `${SHOP}/products/1`, JSON_TYPE, { for: 'document' }];
  expect(await look(beside, [file])).toMatchObject({ calls: 1, left: {} });
});

test('where nothing is a call nothing is found, and the hosts are told', async () => {
  const asked: Asked[] = [
    ['GET', 'https://a.example.net/api/things', JSON_TYPE],
    ['POST', 'https://a.example.net/api/things', JSON_TYPE],
    ['GET', 'https://user:secret@b.example.net:443/', 'text/html'],
  ];
  expect(await look(own, asked)).toEqual({
    told: [],
    left: { 'other-hosts': 3 },
    calls: 0,
    hosts: [
      { host: 'a.example.net', exchanges: 2, calls: 0 },
      { host: 'b.example.net', exchanges: 1, calls: 0 },
    ],
  });
});

test('origins say where the API is', async () => {
  const asked: Asked[] = [
    ['GET', 'https://a.example.net/api/things', JSON_TYPE],
    ['GET', 'https://b.example.net/api/products/1', JSON_TYPE],
  ];
  expect(await look(own, asked)).toMatchObject({ told: [], calls: 1 });
  expect(await look(own, asked, ['https://a.example.net'])).toMatchObject({
    told: ['GET /api/things'],
    left: { 'other-hosts': 1 },
  });
});

function answered(url: string, body: object) {
  const headers = [
    { name: 'Content-Type', value: JSON_TYPE },
    { name: 'X-Total', value: '1' },
  ];
  return {
    request: { method: 'GET', url, headers: [], bodySize: 0 },
    response: { status: 200, headers, content: { size: 9, text: JSON.stringify(body) } },
  };
}

test('fields that only another host answers are not seen', async () => {
  const watch = watcher(await readContract(CONTRACT));
  const place = { file: 'x.har', line: 1, column: 1 };
  for (const entry of [
    answered('https://www.example.com/pets', { pets: [{ id: 1, name: 'Mia' }] }),
    answered(`${API}/pets`, { pets: [] }),
  ]) {
    const exchange = fromHar(entry, place);
    if (exchange) watch.see(exchange);
  }
  expect(watch.end().coverage).toMatchObject({ calls: 1, fields: { seen: 1 } });
});

test('a path is the same whether its signs are escaped or not', async () => {
  const file = join(folder, 'signs.yaml');
  const ok = "responses: { '200': { description: ok } }";
  await writeFile(
    file,
    `openapi: 3.1.0
info: { title: Signs, version: '1' }
paths:
  /größe: { get: { operationId: plain, ${ok} } }
  /maße/{id}/$count: { get: { operationId: open, ${ok} } }
  /caf%C3%A9: { get: { operationId: escaped, ${ok} } }
`,
  );
  const asked = [
    'gr%C3%B6%C3%9Fe',
    'größe',
    'ma%c3%9fe/a%2Fb/%24count',
    'café',
    'maße/1%ZZ/$count',
  ];
  const { told, calls } = await look(
    file,
    asked.map((path): Asked => ['GET', `https://a.example/${path}`]),
  );
  expect({ told, calls }).toEqual({ told: [], calls: asked.length });
});
