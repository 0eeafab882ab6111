import { keepPrivate } from './caching.server.ts';

/** An answer of the gateway itself, as a problem (RFC 9457) that the store's pages can read. */
export function refuse(status: number, detail: string): Response {
  const response = Response.json(
    { type: 'about:blank', title: 'Refused by the gateway', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
  keepPrivate(response);
  return response;
}
