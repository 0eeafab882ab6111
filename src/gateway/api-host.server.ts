import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import { isJson } from '#lib/transport.ts';

import {
  ANSWER_LIMITS,
  isTooLarge,
  isTooSlow,
  limitAnswer,
  limitFor,
} from './answer-limit.server.ts';
import { recordedCall } from './recorded-calls.server.ts';
import { refuse } from './refuse.server.ts';

/** How long the API host has until an answer begins, in milliseconds. */
const BEGIN_MS = ANSWER_LIMITS.json.ms;
/** The same where a picture is sent on as it arrives from the shopper. */
const UPLOAD_MS = 300_000;
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
 * Sends a request to the API host. JSON comes whole or not at all; other answers are passed on as they
 * arrive, and break off at their limit. Answers 502 if the host gives no answer, only half of one, a
 * redirect or too much, and 504 if it takes too long; a host that is dead is not asked for a while.
 */
export async function askHost(request: Request, origin: string): Promise<Response> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = isUpload ? request.body : await wholeBody(request);
  const beginMs = isUpload ? UPLOAD_MS : BEGIN_MS;
  const { signal } = request;
  const call = `${request.method} ${origin}${new URL(request.url).pathname}`;
  try {
    const reply = await breaker.execute(async () => {
      const startedAt = new Date();
      const reply = await send(request, origin, body, beginMs);
      const answer = await readAnswer(reply, { call, startedAt, beginMs, signal });
      noteCall({ request, origin, body, startedAt, reply, answer });
      return typeof answer === 'string' ? answer : answer.response;
    });
    if (typeof reply !== 'string') return reply;
    console.error(`${call}: ${reply}.`);
  } catch (error) {
    signal.throwIfAborted();
    // The shopper sees the failure; the store's operator needs the reason.
    if (!(error instanceof BrokenCircuitError)) console.error(`${call}:`, error);
    if (isTooSlow(error)) return refuse(504, 'The API host took too long.');
  }
  return refuse(502, 'The API host did not answer.');
}

async function send(
  { method, headers, url, signal }: Request,
  origin: string,
  body: BodyInit | null | undefined,
  beginMs: number,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort(new DOMException('No answer began.', 'TimeoutError'));
  const timer = setTimeout(stopWaiting, beginMs);
  try {
    return await fetch(origin + pathname + search, {
      method,
      headers,
      signal: AbortSignal.any([signal, waiting.signal]),
      redirect: 'manual',
      ...(body && { body, duplex: 'half' as const }),
    });
  } finally {
    // From here on the limit of the answer counts.
    clearTimeout(timer);
  }
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
type Begun = { call: string; startedAt: Date; beginMs: number; signal: AbortSignal };

/** Reads an answer of JSON to its end; a text says what is wrong with it. Others are passed on. */
async function readAnswer(reply: Response, begun: Begun): Promise<Whole | string> {
  if (reply.status >= 300 && reply.status < 400) {
    await reply.body?.cancel();
    return 'a redirect, which the contract does not know';
  }
  const isWhole = isJson(reply);
  // The gateway reads only the status of such a refusal.
  if (!isWhole && !reply.ok) return { response: reply };
  try {
    const response = await withinLimit(reply, begun);
    if (!isWhole || !response.body) return { response };
    const text = await response.text();
    return { response: new Response(text, reply), text };
  } catch (error) {
    if (isTooLarge(error)) return error.message;
    throw error;
  }
}

/** The time of an answer begins with its call. */
function withinLimit(
  reply: Response,
  { call, startedAt, beginMs, signal }: Begun,
): Promise<Response> {
  const { bytes, ms } = limitFor(reply);
  const msLeft = Math.max(ms, beginMs) - (Date.now() - startedAt.getTime());
  return limitAnswer(reply, { bytes, ms: msLeft }, (error) => {
    // A shopper who leaves breaks off too.
    if (!isJson(reply) && !signal.aborted) console.error(`${call}, broken off:`, error);
  });
}
