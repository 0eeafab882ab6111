import type { IncomingMessage, ServerResponse } from 'node:http';

import { answer } from '#gateway/gateway.server.ts';

/** How long what is known of the API holds, in milliseconds. */
const KNOWN_MS = 5_000;
/** A call that needs no token, and every store makes. */
const CALL = 'http://localhost/api/UI/GetMenu';

let known: { isThere: Promise<boolean>; until: number } | undefined;

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach the API and is not about to stop;
 * otherwise 503. Returns false for any other address.
 */
export function answerHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  isStopping: () => boolean,
): boolean {
  if (url === '/healthz') say(response, true);
  else if (url !== '/readyz') return false;
  else if (isStopping()) say(response, false);
  else void apiIsThere().then((isThere) => say(response, isThere));
  return true;
}

function apiIsThere(): Promise<boolean> {
  if (!known || Date.now() > known.until) {
    known = { isThere: askApi().catch(() => false), until: Date.now() + KNOWN_MS };
  }
  return known.isThere;
}

async function askApi(): Promise<boolean> {
  const reply = await answer(new Request(CALL, { signal: AbortSignal.timeout(KNOWN_MS) }));
  await reply.body?.cancel();
  return reply.ok;
}

function say(response: ServerResponse, isWell: boolean): void {
  response
    .writeHead(isWell ? 200 : 503, { 'content-type': 'text/plain' })
    .end(isWell ? 'ok' : 'unavailable');
}
