import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { sendResponse } from '@remix-run/node-fetch-server';

import { compressor, compressOnce, encodingFor } from './compress.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|xml|javascript)|image\/svg)/;
/** Sitemaps: as long as the catalog, and written while they are read. */
const WRITTEN_ON = /^application\/xml/;
/** Smaller texts fit into one packet as they are. */
const LEAST_BYTES = 1_000;

/**
 * Sends an answer for one visitor: text whole, compressed and in one piece, a file as it comes, and a
 * sitemap compressed as it comes.
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status, headers, body } = answer;
  const type = headers.get('content-type') ?? '';
  if (!body || !TEXT.test(type)) return sendResponse(response, answer);
  if (WRITTEN_ON.test(type)) return sendAsItComes(request, response, answer);
  const text = new Uint8Array(await answer.arrayBuffer());
  const encoding = text.byteLength < LEAST_BYTES ? undefined : encodingFor(request);
  const bytes = encoding ? await compressOnce(text, encoding) : text;
  response.setHeaders(headers).appendHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.byteLength);
  response.writeHead(status).end(bytes);
}

/** One that breaks off closes the connection, so that nobody takes it for whole. */
async function sendAsItComes(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  response.setHeaders(headers).appendHeader('vary', 'Accept-Encoding');
  const encoding = encodingFor(request);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status);
  if (!body || request.method === 'HEAD') {
    response.end();
    return body?.cancel();
  }
  await (encoding ? pipeline(body, compressor(encoding), response) : pipeline(body, response));
}
