import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

import { expect, test, vi } from 'vitest';

import { sendAnswer } from './send-answer.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<p>gold</p>'.repeat(500);

/** What a client receives of an answer, and how often the server wrote into the connection. */
async function sent(answer: Response, accepts = 'br', method = 'GET') {
  let writes = 0;
  const server = createServer((request, response) => {
    const write = request.socket._writev?.bind(request.socket);
    request.socket._writev = (chunks, done) => {
      writes += 1;
      write?.(chunks, done);
    };
    sendAnswer(request, response, answer).catch(() => undefined);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = ask({ port, method, headers: { 'accept-encoding': accepts } }).end();
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  const body = await buffer(reply);
  server.close();
  return { status: reply.statusCode, headers: reply.headers, body, writes };
}

test('a page is sent compressed, with its length, in one piece', async () => {
  const { headers, body, writes } = await sent(new Response(PAGE, { headers: HTML }));
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBe(String(body.byteLength));
  expect(headers.vary).toBe('Accept-Encoding');
  expect(writes).toBe(1);
});

test('each cookie keeps a line of its own', async () => {
  const answer = new Response(PAGE, { headers: HTML });
  answer.headers.append('set-cookie', 'one=1');
  answer.headers.append('set-cookie', 'two=2');
  const { headers } = await sent(answer);
  expect(headers['set-cookie']).toEqual(['one=1', 'two=2']);
});

test.each([
  ['a browser that reads no compression', PAGE, 'text/html', 'identity'],
  ['a text that fits into one packet', 'gold', 'text/html', 'br'],
  ['a picture', PAGE, 'image/png', 'br'],
])('%s gets the bytes as they are', async (_, text, type, accepts) => {
  const answer = new Response(text, { headers: { 'content-type': type } });
  const { headers, body } = await sent(answer, accepts);
  expect(body.toString()).toBe(text);
  expect(headers).not.toHaveProperty('content-encoding');
});

const XML = { 'content-type': 'application/xml; charset=utf-8' };
const SVG = { 'content-type': 'image/svg+xml' };
const PDF = { 'content-type': 'application/pdf' };

/** A sitemap, or a drawing, in two pieces; the second one fails if there is none. */
function sitemap(second?: string, headers = XML): Response {
  const pieces = [PAGE, second].values();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = pieces.next();
        if (done) controller.close();
        else if (value === undefined) controller.error(new Error('The API is gone.'));
        else controller.enqueue(new TextEncoder().encode(value));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}

test.each([
  ['a sitemap', XML],
  ['a drawing', SVG],
])('%s is compressed while it arrives, and cut where it breaks off', async (_, type) => {
  const { headers, body } = await sent(sitemap('gold', type));
  expect(brotliDecompressSync(body).toString()).toBe(`${PAGE}gold`);
  expect(headers['content-length']).toBeUndefined();
  await expect(sent(sitemap(undefined, type))).rejects.toThrow(/aborted|hang up|reset/);
});

test('a file arrives as it is, and is cut where it breaks off', async () => {
  const { headers, body } = await sent(sitemap('gold', PDF));
  expect(body.toString()).toBe(`${PAGE}gold`);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
  await expect(sent(sitemap(undefined, PDF))).rejects.toThrow(/aborted|hang up|reset/);
});

test('a file that only its headers are wanted of is not waited for', async () => {
  const cancel = vi.fn<() => void>();
  const body = new ReadableStream({ cancel });
  const { status, headers } = await sent(new Response(body, { headers: PDF }), 'br', 'HEAD');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(cancel).toHaveBeenCalledOnce();
});

test('a sitemap is compressed while it is written, without a length', async () => {
  const { headers, body } = await sent(sitemap('gold'));
  expect(brotliDecompressSync(body).toString()).toBe(`${PAGE}gold`);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBeUndefined();
  const { body: plain } = await sent(sitemap('gold'), 'identity');
  expect(plain.toString()).toBe(`${PAGE}gold`);
});

test('a sitemap that breaks off is cut, so that nobody takes it for whole', async () => {
  await expect(sent(sitemap())).rejects.toThrow(/aborted|hang up|reset/);
  await expect(sent(sitemap(), 'identity')).rejects.toThrow(/aborted|hang up|reset/);
});
