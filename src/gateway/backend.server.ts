import { context, propagation } from '@opentelemetry/api';

import { readCookie } from '#lib/cookie.ts';

import { askHost } from './api-host.server.ts';
import { apiOrigin } from './api-origin.server.ts';

/** What the API may know of a request: what the contract documents, and the language. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
/** What a browser may know of an answer, besides what the gateway decides itself. */
const RETURNED = ['cache-control', 'content-disposition', 'content-type', 'retry-after'];
/** The cookies of the mock backend, which keep its state and its scenario apart for each visitor. */
const MOCK_COOKIES = ['mock-visitor', 'mock-scenario'];

/**
 * Asks the API host in live mode, otherwise the mock backend in this process. Only documented
 * headers go out and come back; `token` is the only thing the backend learns about the visitor.
 */
export async function askBackend(request: Request, token: string | undefined): Promise<Response> {
  const origin = apiOrigin();
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token) headers.set('authorization', `Bearer ${token}`);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (origin) {
    propagation.inject(context.active(), headers, {
      set: (to, name, value) => to.set(name, value),
    });
    const reply = await askHost(new Request(request, { method, headers }), origin);
    return withDocumentedHeaders(reply);
  }
  if (!__MOCK__) throw new Error('unreachable: a live build always has an API origin');
  headers.set('cookie', mockCookies(request.headers.get('cookie')));
  const { respond } = await import('#mocks/server.ts');
  const reply = await respond(new Request(request, { method, headers }));
  const setCookies = reply.headers.getSetCookie();
  const response = withDocumentedHeaders(reply);
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

/** The clock of the mock backend may be set; the server's is as right as that of a live API. */
export async function readBackendTime(): Promise<number> {
  if (!__MOCK__ || apiOrigin()) return Date.now();
  const { readClock } = await import('#mocks/backend/visitors.ts');
  return readClock();
}

/** The cookies among `cookies` that are the mock backend's; none in live mode. */
export function mockCookies(cookies: string | null): string {
  if (!__MOCK__ || apiOrigin()) return '';
  return MOCK_COOKIES.flatMap((name) => {
    const value = readCookie(cookies, name);
    return value ? [`${name}=${value}`] : [];
  }).join('; ');
}

function withDocumentedHeaders(reply: Response): Response {
  const headers = new Headers();
  for (const name of RETURNED) {
    const value = reply.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(reply.body, { status: reply.status, headers });
}
