import type { IncomingMessage, ServerResponse } from 'node:http';

import { pageAnswer } from '#server/pages/page-answer.ts';
import type { Page } from '#server/pages/page.ts';

import { compressKept, encodingFor, type Encoding } from './compress.ts';

/** The compressed copies of a page, each made once. */
const copies = new WeakMap<Page, Map<Encoding, Promise<Uint8Array>>>();

/** Sends a page that was rendered to its end, compressed. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
): Promise<void> {
  const { status, headers } = pageAnswer(page, request.headers['if-none-match']);
  response.setHeaders(headers);
  if (status === 304) return void response.writeHead(304).end();
  const encoding = encodingFor(request);
  const body = encoding ? await copyOf(page, encoding) : page.body;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

function copyOf(page: Page, encoding: Encoding): Promise<Uint8Array> {
  const made = copies.get(page) ?? new Map<Encoding, Promise<Uint8Array>>();
  copies.set(page, made);
  const body = made.get(encoding) ?? compressKept(page.body, encoding);
  made.set(encoding, body);
  return body;
}
