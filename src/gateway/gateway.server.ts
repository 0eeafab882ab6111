import { apiOrigin } from './api-origin.server.ts';
import {
  closeSession,
  guestToken,
  keepGuestToken,
  openSession,
  sessionToken,
  WITHHELD,
} from './session-cookie.server.ts';

/** Calls whose answer carries the customer's bearer token. */
const SIGN_IN_PATHS = new Set(['/api/Authentication/SignIn', '/api/Authentication/Register']);
const SIGN_OUT_PATH = '/api/Authentication/SignOut';
/** The call whose answer carries a guest's bearer token. */
const GUEST_PATH = '/api/Authentication/CreateGuest';
/** Headers that belong to one connection, or that the API must not receive. */
const NOT_FORWARDED = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Answers `/api/*` and `/images/*` of this store: from the API host in live mode, otherwise from
 * the mock backend in this process. The bearer token of a customer or guest never reaches the
 * browser: the gateway keeps it in an HttpOnly cookie and adds it to each call.
 */
export async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const reply = await backend(withBearer(request));
  const headers = new Headers(reply.headers);
  if (pathname === SIGN_OUT_PATH || (reply.status === 401 && sessionToken(request))) {
    closeSession(headers);
  }
  // The API refuses this guest token: the next call goes without it.
  if (reply.status === 401 && !sessionToken(request) && guestToken(request)) {
    keepGuestToken(headers, '', isSecure(request));
  }
  if (reply.ok && SIGN_IN_PATHS.has(pathname)) {
    return withhold(reply, headers, 'token', (token) =>
      openSession(headers, token, isSecure(request)),
    );
  }
  if (reply.ok && pathname === GUEST_PATH) {
    return withhold(reply, headers, 'guestToken', (token) =>
      keepGuestToken(headers, token, isSecure(request)),
    );
  }
  return new Response(reply.body, { status: reply.status, headers });
}

async function backend(request: Request): Promise<Response> {
  const origin = apiOrigin();
  if (origin) return forward(request, origin);
  if (!__MOCK__) throw new Error('unreachable: a live build always has an API origin');
  const { respond } = await import('#mocks/server.ts');
  return respond(request);
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    redirect: 'manual',
  };
  if (request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  try {
    const reply = await fetch(origin + pathname + search, init);
    const headers = new Headers(reply.headers);
    // fetch has already decoded the body, so the length is wrong too.
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
    return new Response(reply.body, { status: reply.status, headers });
  } catch (error) {
    if (request.signal.aborted) throw error;
    // The shopper sees the failure; the store's operator needs the reason.
    console.error(`${request.method} ${origin}${pathname}:`, error);
    return refuse(502, 'The API host did not answer.');
  }
}

/** The request for the API: with the bearer token, and in live mode without the store's cookies. */
function withBearer(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  const token = sessionToken(request) ?? guestToken(request);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (apiOrigin()) headers.delete('cookie');
  return new Request(request, { headers });
}

/** Replaces the token in the answer's field `name`, and passes it to `keep`. */
async function withhold(
  reply: Response,
  headers: Headers,
  name: string,
  keep: (token: string) => void,
): Promise<Response> {
  const body: unknown = await reply.json();
  const holder = dataOf(body);
  const token = holder?.[name];
  if (holder && typeof token === 'string') {
    keep(token);
    holder[name] = WITHHELD;
  }
  headers.delete('content-length');
  return Response.json(body, { status: reply.status, headers });
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}

function dataOf(body: unknown): Record<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

export function refuse(status: number, detail: string): Response {
  return Response.json(
    { type: 'about:blank', title: 'Refused by the gateway', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
