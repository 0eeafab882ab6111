import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import Negotiator from 'negotiator';

import type { Page } from '#server/pages/page.ts';

/** Good enough for text, and a hundredth of the time of the best quality. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const COMPRESS = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, QUALITY),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};

/** The compressed copies of a page, each made once. */
const copies = new WeakMap<Page, Map<Encoding, Promise<Uint8Array>>>();

/** Sends a page that was rendered to its end, or 304 if the browser has it. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
): Promise<void> {
  const { status, headers } = page;
  response.setHeaders(headers);
  response.setHeader('vary', 'Accept-Encoding');
  const ageS = Math.floor((Date.now() - page.madeAt) / 1000);
  if (ageS > 0) response.setHeader('age', ageS);
  const etag = headers.get('etag');
  if (etag !== null && request.headers['if-none-match']?.includes(etag)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = ENCODINGS.find((name) => accepted.includes(name));
  const body = encoding ? await compressed(page, encoding) : page.body;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

function compressed(page: Page, encoding: Encoding): Promise<Uint8Array> {
  const made = copies.get(page) ?? new Map<Encoding, Promise<Uint8Array>>();
  copies.set(page, made);
  const body = made.get(encoding) ?? COMPRESS[encoding](page.body);
  made.set(encoding, body);
  return body;
}
