import { LRUCache } from 'lru-cache';

import { isJson } from '#lib/transport.ts';

import { isPublic } from './caching.server.ts';

type Answer = { body: ArrayBuffer; headers: Headers; askedAt: number; until: number };

/** Bytes of answers that are kept. */
const MOST_BYTES = 4_000_000;

const kept = new LRUCache<string, Answer>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ body }, address) => body.byteLength + address.length + 500,
});

/**
 * The answer to a call that says nothing of its sender: one that the API lets shared caches keep
 * (`public, s-maxage`, RFC 9111) is asked for once in that time and not for each page, if it `fits`
 * the types of the contract.
 */
export async function sharedAnswer(
  { url }: Request,
  ask: () => Promise<Response>,
  fits: () => Promise<boolean>,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const known = keptAnswer(address);
  if (known) return known;
  const reply = await ask();
  const seconds = secondsOf(reply);
  if (seconds === 0 || !(await fits())) return reply;
  const body = await reply.arrayBuffer();
  const askedAt = Date.now();
  kept.set(address, { body, headers: reply.headers, askedAt, until: askedAt + seconds * 1000 });
  return new Response(body, { headers: reply.headers });
}

/** The kept answer of an address. Its `Age` says that the API was not asked. */
export function keptAnswer(address: string): Response | undefined {
  const known = kept.get(address);
  if (!known || Date.now() >= known.until) return undefined;
  const response = new Response(known.body, { headers: known.headers });
  response.headers.set('age', String(Math.floor((Date.now() - known.askedAt) / 1000)));
  return response;
}

/** How long a shared cache may keep an answer. A file is not kept: it would wait in memory. */
function secondsOf(reply: Response): number {
  const { status, headers } = reply;
  if (status !== 200 || !isJson(reply) || !isPublic(headers) || headers.has('set-cookie')) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
}
