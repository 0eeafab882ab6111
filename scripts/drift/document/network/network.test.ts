import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { main } from '../../command/main.ts';
import { loadDocument } from '../document.ts';
import { fileWith } from '../write-out.ts';
import { fetchText } from './fetch.ts';
import { isPublic } from './permission.ts';

const API = `openapi: 3.1.0
paths:
  /coins:
    get:
      operationId: getCoins
      responses:
        '200': { $ref: 'answers/all.yaml#/coins' }
`;
const ANSWERS = `coins:
  description: Some.
  content: { application/json: { schema: { type: number } } }
`;

const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/api.yaml': (response) => response.end(API),
  '/answers/all.yaml': (response) => response.end(ANSWERS),
  '/moved.yaml': (response) => response.writeHead(302, { location: '/api.yaml' }).end(),
  '/away.yaml': (response) => response.writeHead(301, { location: 'http://localhost:1/' }).end(),
  '/file.yaml': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round.yaml': (response) => response.writeHead(302, { location: '/round.yaml' }).end(),
  '/large.yaml': (response) => response.end('x'.repeat(2 ** 20 + 1)),
  '/packed.yaml': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/slow.yaml': (response) => response.write('openapi:'),
  '/local.yaml': (response) =>
    response.end("openapi: 3.1.0\npaths:\n  /a: { $ref: 'file:///etc/passwd' }"),
};

const server = createServer(({ url = '' }, response) => {
  const page = PAGES[url.replace(/\?.*/, '')];
  if (page) page(response);
  else response.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const folder = mkdtempSync(join(tmpdir(), 'drift-network-'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const at = (page: string) => `http://${host}/${page}`;
const load = (file: string, ...network: string[]) =>
  loadDocument({ file, overlays: [], network, notes: new Set() });

test('a document and what it refers to are fetched, and have their places there', async () => {
  let report = '';
  const next = join(folder, 'next.yaml');
  writeFileSync(next, API.replace("{ $ref: 'answers/all.yaml#/coins' }", '{ description: None. }'));
  const args = ['spec', next, '--base', at('moved.yaml?key=secret'), `--allow-network=${host}`];
  const code = await main([...args, '--format', 'json'], { print: (text) => (report += text) });
  expect(code).toBe(1);
  expect(report).toContain(`"file": "${next}"`);
  const document = await load(at('api.yaml'), host);
  const file = await fileWith(document, join(folder, 'out'));
  expect((await loadDocument(file)).files().size).toBe(2);
  expect([...document.files().keys()]).toEqual([at('api.yaml'), at('answers/all.yaml')]);
  expect(document.place(document.root)).toMatchObject({ file: at('api.yaml') });
});

test('a file may refer to the network', async () => {
  const file = join(folder, 'local.yaml');
  writeFileSync(file, API.replace('answers/all.yaml', at('answers/all.yaml')));
  expect([...(await load(file, host)).files().keys()]).toEqual([file, at('answers/all.yaml')]);
  await expect(loadDocument(file)).rejects.toThrow(
    `${file}:7:9 refers to ${at('answers/all.yaml')}#/coins: ${at('answers/all.yaml')} is on the network, which nobody has allowed: --allow-network=${host}`,
  );
});

const LIMITS = { bytes: 2 ** 20, seconds: 0.3, redirects: 3 };
const REFUSED: [page: string, allowed: string[] | undefined, reason: RegExp][] = [
  ['api.yaml', undefined, /nobody has allowed: --allow-network=127/],
  ['api.yaml', ['example.com'], /is not encrypted; for this host alone, --allow-network=127/],
  ['api.yaml', ['127.0.0.1:1'], /is not encrypted/],
  ['api.yaml', ['*'], /is not encrypted/],
  ['away.yaml', [host], /^http:\/\/localhost:1\/ is not encrypted/],
  ['away.yaml', [host, 'localhost:1'], /localhost:1\/ cannot be read: ECONNREFUSED/],
  ['file.yaml', [host], /leads to file:\/\/\/etc\/passwd, which is not followed/],
  ['round.yaml', [host], /more than 3 redirects/],
  ['large.yaml', [host], /is larger than 1 MB/],
  ['packed.yaml', [host], /it comes as gzip/],
  ['slow.yaml', [host], /took more than 0\.3 seconds/],
  ['none.yaml?key=secret', [host], /\/none\.yaml cannot be read: the server answers 404\.$/],
];

test.each(REFUSED)('%s, with %j, is refused', async (page, allowed, reason) => {
  await expect(fetchText(at(page), allowed, LIMITS)).rejects.toThrow(
    expect.objectContaining({ exitCode: 3, message: expect.stringMatching(reason) }),
  );
});

test.each([
  ['https://localhost:1/a', ['*'], /localhost:1\/a is at (127\.0\.0\.1|::1), which is not public/],
  ['https://[::1]:1/a', ['*'], /is at ::1, which is not public; .*=\[::1\]:1,::1\.$/],
  ['https://169.254.169.254/latest', ['*'], /is at 169\.254\.169\.254, which is not public/],
  ['https://0x7f.1/a', ['*'], /is at 127\.0\.0\.1/],
  ['https://localhost:1/a', ['localhost:1'], /cannot be read: ECONNREFUSED/],
  ['https://127.0.0.1:1/a', ['*', '127.0.0.0/8'], /cannot be read: ECONNREFUSED/],
  [
    'https://example.com/a',
    ['example.org'],
    /example\.com\/a is not in --allow-network=example\.org/,
  ],
  [
    'https://example.com:8443/a',
    ['example.com'],
    /:8443\/a is not in --allow-network=example\.com/,
  ],
  ['https://ida:secret@example.com/a', ['*'], /holds a name or a password/],
  ['https://nowhere.invalid/a', ['*'], /its host has no address|EAI_AGAIN/],
])('%s, with %j, is refused', async (address, allowed, reason) => {
  await expect(fetchText(address, allowed, LIMITS)).rejects.toThrow(reason);
});

test('a document from the network refers to no files', async () => {
  await expect(load(at('local.yaml'), host)).rejects.toThrow('only files and https are followed');
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['10.1.2.3', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each(['https://example.com', 'a b', 'example.com/8'])(
  'the host %s is a wrong usage',
  async (word) => {
    let complaint = '';
    const code = await main(['spec', 'x.yaml', '--base', 'x.yaml', `--allow-network=${word}`], {
      complain: (text) => (complaint += text),
    });
    expect([code, complaint]).toEqual([2, expect.stringContaining('takes names of hosts')]);
  },
);
