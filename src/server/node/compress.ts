import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|xml|javascript)|image\/svg)/;
/** Smaller answers fit into one packet as they are. */
const LEAST_BYTES = 1_000;

/** Half of the size costs a hundredth of the best quality's time; no text is longer than the window. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
};

const COMPRESS = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};

/** The best encoding that a browser reads. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((name) => accepted.includes(name));
}

export function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return COMPRESS[encoding](body);
}

/** Compresses an answer if it is text, which then is sent whole; anything else stays a stream. */
export async function compressed(
  response: Response,
  encoding: Encoding | undefined,
): Promise<Response> {
  const { status, statusText, body } = response;
  if (!body || !TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  const text = new Uint8Array(await response.arrayBuffer());
  const isWorthIt = encoding && text.byteLength >= LEAST_BYTES;
  const bytes = isWorthIt ? await compress(text, encoding) : text;
  if (isWorthIt) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status, statusText, headers });
}
