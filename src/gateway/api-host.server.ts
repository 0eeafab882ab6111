import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import { isJson } from '#lib/transport.ts';

import { recordedCall } from './recorded-calls.server.ts';
import { refuse } from './refuse.server.ts';

/** How long the API host has for a whole answer, in milliseconds. */
const ANSWER_MS = 8_000;
/** The same where a picture is sent on as it arrives from the shopper. */
const UPLOAD_MS = 300_000;
/** Bytes of JSON that an answer may have: a cart of 500 lines has 300,000. */
const MOST_JSON = 5_000_000;
/** Calls in a row that get no answer before the host is spared. */
const FAILURES = 5;
/** How long it is spared before one call tries again, in milliseconds. */
const SPARED_MS = 3_000;

/** A shopper who leaves says nothing about the host. */
const isHosts = handleWhen((error) => !(error instanceof Error && error.name === 'AbortError'));
const breaker = circuitBreaker(isHosts, {
  halfOpenAfter: SPARED_MS,
  breaker: new ConsecutiveBreaker(FAILURES),
});

/**
 * Sends a request to the API host. JSON comes whole or not at all. Answers 502 if the host gives no
 * answer, only half of one, a redirect or too much, and 504 if it takes too long; a host that is dead
 * is not asked for a while.
 */
export async function askHost(request: Request, origin: string): Promise<Response> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = isUpload ? request.body : await wholeBody(request);
  const timeout = AbortSignal.timeout(isUpload ? UPLOAD_MS : ANSWER_MS);
  const call = `${request.method} ${origin}${new URL(request.url).pathname}`;
  try {
    const reply = await breaker.execute(async () => {
      const startedAt = new Date();
      const reply = await send(request, origin, body, timeout);
      const answer = await whole(reply);
      noteCall({ request, origin, body, startedAt, reply, answer });
      return typeof answer === 'string' ? answer : answer.response;
    });
    if (typeof reply !== 'string') return reply;
    console.error(`${call}: ${reply}.`);
  } catch (error) {
    request.signal.throwIfAborted();
    // The shopper sees the failure; the store's operator needs the reason.
    if (!(error instanceof BrokenCircuitError)) console.error(`${call}:`, error);
    if (timeout.aborted) return refuse(504, 'The API host took too long.');
  }
  return refuse(502, 'The API host did not answer.');
}

function send(
  { method, headers, url, signal }: Request,
  origin: string,
  body: BodyInit | null | undefined,
  timeout: AbortSignal,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  return fetch(origin + pathname + search, {
    method,
    headers,
    signal: AbortSignal.any([signal, timeout]),
    redirect: 'manual',
    ...(body && { body, duplex: 'half' as const }),
  });
}

/** A form or JSON, read before the host's time begins. */
async function wholeBody(request: Request): Promise<ArrayBuffer | undefined> {
  return request.body ? request.arrayBuffer() : undefined;
}

/** What is recorded of a call; a picture or a file is passed on, and its body is not read here. */
function noteCall({ request, origin, body, startedAt, reply, answer }: Sent): void {
  recordedCall(() => {
    const { method, url, headers } = request;
    const { pathname, search } = new URL(url);
    const isRefused = typeof answer === 'string';
    return {
      method,
      url: origin + pathname + search,
      startedAt,
      milliseconds: Date.now() - startedAt.getTime(),
      requestHeaders: headers,
      requestBody: textIn(body),
      status: reply.status,
      responseHeaders: reply.headers,
      responseBody: isRefused ? undefined : answer.text,
    };
  });
}

type Sent = {
  request: Request;
  origin: string;
  body: ArrayBuffer | ReadableStream | null | undefined;
  startedAt: Date;
  reply: Response;
  answer: Whole | string;
};

function textIn(body: Sent['body']): string | undefined {
  if (!body) return '';
  return body instanceof ArrayBuffer ? new TextDecoder().decode(body) : undefined;
}

/** `text` is that of JSON, which is read to its end. */
type Whole = { response: Response; text?: string };

/** Reads an answer of JSON to its end; a text says what is wrong with it. Others stay as they are. */
async function whole(reply: Response): Promise<Whole | string> {
  if (reply.status >= 300 && reply.status < 400) {
    await reply.body?.cancel();
    return 'a redirect, which the contract does not know';
  }
  if (!isJson(reply) || !reply.body) return { response: reply };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of reply.body) {
    bytes += part.byteLength;
    if (bytes > MOST_JSON) return `more than ${MOST_JSON} bytes`;
    parts.push(part);
  }
  const text = await new Blob(parts).text();
  return { response: new Response(text, reply), text };
}
