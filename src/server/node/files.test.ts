import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { rawRequest } from '#tests/server/raw-request.ts';

import { builtFiles } from './files.ts';

const SCRIPT = 'export const price = 31.5;\n'.repeat(40);
const NAME = '/a/Xy12345.js';

let server: Server;
let url: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'a'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, NAME), SCRIPT);
  writeFileSync(join(folder, `${NAME}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, `${NAME}.gz`), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'a letter.txt'), 'Dear shopper');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const files = builtFiles(folder);
  // Nothing below needs the disk.
  rmSync(folder, { recursive: true });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (!files(request, response, pathname)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

function gets(headers: Record<string, string> = {}, path = NAME, method = 'GET') {
  return rawRequest(url, path, { headers, method });
}

test('a built file is kept for ever, another one for an hour', async () => {
  const { status, headers, body } = await gets();
  expect(status).toBe(200);
  expect(body.toString()).toBe(SCRIPT);
  expect(headers['content-type']).toBe('text/javascript;charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const letter = await gets({}, '/a%20letter.txt');
  expect(letter.headers['cache-control']).toBe('public, max-age=3600');
});

test('it is sent as the build has compressed it', async () => {
  const brotli = await gets({ 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect(brotli.body.equals(brotliCompressSync(SCRIPT))).toBe(true);
  const zipped = await gets({ 'accept-encoding': 'gzip, br;q=0' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers.etag).not.toBe(brotli.headers.etag);
  const letter = await gets({ 'accept-encoding': 'br' }, '/a%20letter.txt');
  expect(letter.headers['content-encoding']).toBeUndefined();
  expect(letter.body.toString()).toBe('Dear shopper');
});

test('a browser that has it is told so, and HEAD has the headers alone', async () => {
  const { headers } = await gets();
  const again = await gets({ 'if-none-match': `W/"other", ${headers.etag}` });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect((await gets({ 'if-none-match': '"other"' })).status).toBe(200);
  const head = await gets({}, NAME, 'HEAD');
  expect(head.headers['content-length']).toBe(String(SCRIPT.length));
  expect(head.body.byteLength).toBe(0);
});

test.each([
  ['bytes=7-11', 206, SCRIPT.slice(7, 12)],
  ['bytes=1070-', 206, SCRIPT.slice(1070)],
  ['bytes=-10', 206, SCRIPT.slice(-10)],
  ['bytes=0-99999', 206, SCRIPT],
  ['bytes=99999-', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=9-2', 200, SCRIPT],
  ['bytes=0-1,4-5', 200, SCRIPT],
  ['lines=1-2', 200, SCRIPT],
])('the part %s: %i', async (range, status, text) => {
  const answer = await gets({ range });
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
});

test('an answer says which part it is, and of how much', async () => {
  const { headers } = await gets({ range: 'bytes=7-11' });
  expect(headers['content-range']).toBe(`bytes 7-11/${SCRIPT.length}`);
  const none = await gets({ range: 'bytes=99999-' });
  expect(none.headers['content-range']).toBe(`bytes */${SCRIPT.length}`);
});

test('a part of another version is answered by all of this one', async () => {
  const { headers } = await gets();
  const asked = { range: 'bytes=0-1', 'if-range': '"other"' };
  expect((await gets(asked)).status).toBe(200);
  expect((await gets({ ...asked, 'if-range': headers.etag ?? '' })).status).toBe(206);
});

test.each(['/a/none.js', '/.vite/manifest.json', `${NAME}.br`, '/a', '/a/', '/'])(
  '%s is no file of the store',
  async (path) => {
    expect((await gets({}, path)).status).toBe(404);
  },
);

test('a form is not answered by a file', async () => {
  expect((await gets({}, NAME, 'POST')).status).toBe(404);
});
