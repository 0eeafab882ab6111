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
/** Headers that belong to one connection, or that the API must not see. */
const NOT_FORWARDED = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Answers `/api/*` and `/images/*` of this store: from the API host in live mode, from the mock
 * backend in this process otherwise. A bearer token, of a customer or of a guest, never reaches the
 * browser: it is kept in an HttpOnly cookie here and added to each call on its way out.
 */
export async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const reply = await backend(withBearer(request));
  const headers = new Headers(reply.headers);
  if (pathname === SIGN_OUT_PATH || (reply.status === 401 && sessionToken(request))) {
    closeSession(headers);
  }
  // A guest's token that the API no longer takes: the next call goes without.
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
    // fetch has already undone the encoding, so the length no longer fits either.
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
    return new Response(reply.body, { status: reply.status, headers });
  } catch (error) {
    if (request.signal.aborted) throw error;
    // The shopper sees that it failed; the operator of the store needs the reason.
    console.error(`${request.method} ${origin}${pathname}:`, error);
    return refuse(502, 'The API host did not answer.');
  }
}

/**
 * The request as the API sees it: with the bearer token, without this store's cookies in live mode.
 */
function withBearer(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  const token = sessionToken(request) ?? guestToken(request);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (apiOrigin()) headers.delete('cookie');
  return new Request(request, { headers });
}

/** The answer without the token in its field `name`, which goes to `keep`. */
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
