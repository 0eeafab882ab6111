import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';

import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Larger texts are compressed beside other requests. */
const MOST_AT_ONCE_BYTES = 200_000;

/** No text of the store is longer than the window. */
const brotli = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
});
/** For a text that is sent many times: half of the size costs a hundredth of the best's time. */
const KEPT = { br: brotli(4), gzip: {} };
/** For a text that is sent once: a quarter of that time again, for a seventh more bytes. */
const ONCE = { br: brotli(1), gzip: { level: 1 } };

const BESIDE = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const AT_ONCE = { br: brotliCompressSync, gzip: gzipSync };

/** The best encoding that a browser reads. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((name) => accepted.includes(name));
}

/** Compresses a text that is kept. */
export function compressKept(text: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return BESIDE[encoding](text, KEPT[encoding]);
}

/** Compresses a text that is sent once: a short one at once, since waiting costs more. */
export function compressOnce(
  text: Uint8Array,
  encoding: Encoding,
): Uint8Array | Promise<Uint8Array> {
  const way = text.byteLength > MOST_AT_ONCE_BYTES ? BESIDE : AT_ONCE;
  return way[encoding](text, ONCE[encoding]);
}

/** Compresses a text while it passes. Brotli's fastest ways take each piece for a text of its own. */
export function compressor(encoding: Encoding): ReturnType<typeof createGzip> {
  return encoding === 'br' ? createBrotliCompress(KEPT.br) : createGzip(ONCE.gzip);
}
