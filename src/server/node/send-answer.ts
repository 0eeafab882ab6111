import type { IncomingMessage, ServerResponse } from 'node:http';

import { sendResponse } from '@remix-run/node-fetch-server';

import { compressOnce, encodingFor } from './compress.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|xml|javascript)|image\/svg)/;
/** Smaller texts fit into one packet as they are. */
const LEAST_BYTES = 1_000;

/** Sends an answer for one visitor: text whole, compressed and in one piece, a file as it comes. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status, headers, body } = answer;
  if (!body || !TEXT.test(headers.get('content-type') ?? '')) return sendResponse(response, answer);
  const text = new Uint8Array(await answer.arrayBuffer());
  const encoding = text.byteLength < LEAST_BYTES ? undefined : encodingFor(request);
  const bytes = encoding ? await compressOnce(text, encoding) : text;
  response.setHeaders(headers).appendHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.byteLength);
  response.writeHead(status).end(bytes);
}
