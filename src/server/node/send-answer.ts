import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { compressor, compressOnce, encodingFor, type Encoding } from './compress.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|xml|javascript)|image\/svg)/;
/**
 * Sitemaps, which are as long as the catalog, and drawings of the API, which may have 5 MB: both are
 * sent while they are read.
 */
const WRITTEN_ON = /^(?:application\/xml|image\/svg)/;
/** Smaller texts fit into one packet as they are. */
const LEAST_BYTES = 1_000;

/**
 * Sends an answer for one visitor: text whole, compressed and in one piece, a file as it comes, and a
 * sitemap or a drawing compressed as it comes.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status, headers, body } = answer;
  const type = headers.get('content-type') ?? '';
  const isText = body !== null && TEXT.test(type);
  response.setHeaders(headers);
  if (isText) response.appendHeader('vary', 'Accept-Encoding');
  if (!isText || WRITTEN_ON.test(type)) {
    return sendAsItComes(request, response, answer, isText ? encodingFor(request) : undefined);
  }
  const text = new Uint8Array(await answer.arrayBuffer());
  const encoding = text.byteLength < LEAST_BYTES ? undefined : encodingFor(request);
  const bytes = encoding ? await compressOnce(text, encoding) : text;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.byteLength);
  response.writeHead(status).end(bytes);
}

/** One that breaks off closes the connection, so that nobody takes it for whole. */
async function sendAsItComes(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, body }: Response,
  encoding: Encoding | undefined,
): Promise<void> {
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status);
  if (!body || method === 'HEAD') {
    response.end();
    return body?.cancel();
  }
  await (encoding ? pipeline(body, compressor(encoding), response) : pipeline(body, response));
}
