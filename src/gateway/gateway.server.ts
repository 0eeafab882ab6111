import { isSignedIn } from '#lib/signed-in.ts';
import { isJson } from '#lib/transport.ts';

import { isAmbiguous } from './ambiguous-path.server.ts';
import { findData } from './answer-data.server.ts';
import { dropUndocumentedParams } from './request-fields.server.ts';
import { askBackend, mockCookies } from './backend.server.ts';
import { keepAsTold } from './caching.server.ts';
import {
  asDocumented,
  findTypeMismatches,
  typeOf,
  type Answered,
} from './documented-answer.server.ts';
import { observedCall } from './observed-call.server.ts';
import { operationOf, type Operation } from './operation-of.server.ts';
import { refuse } from './refuse.server.ts';
import {
  closeSession,
  guestToken,
  keepGuestToken,
  openSession,
  sessionToken,
  WITHHELD,
} from './session-cookie.server.ts';
import { sharedAnswer } from './shared-answers.server.ts';
import { throttle } from './throttle.server.ts';

/** Calls whose answer carries the customer's bearer token. */
const SIGN_IN_PATHS = new Set(['/api/Authentication/SignIn', '/api/Authentication/Register']);
const SIGN_OUT_PATH = '/api/Authentication/SignOut';
/** The call whose answer carries a guest's bearer token. */
const GUEST_PATH = '/api/Authentication/CreateGuest';
/** §7 Calls whose answer moves with the market, and is never kept, whatever the API says. */
const NEVER_KEPT_PATHS = new Set<string>(['/api/Product/GetProductNearToSpot']);
/** Pictures that customers have uploaded. */
const CUSTOMER_IMAGES = '/images/customers/';

/** `hear` is told of each success; no answer is kept for others if `isKept` is `false`. */
type CallOfPage = { hear?: (answered: Answered) => void; isKept?: boolean };

/**
 * Answers `/api/*` of this store: from the API host in live mode, otherwise from the mock backend
 * in this process. Only what the contract documents is passed on. The bearer token of a customer or
 * guest never reaches the browser: the gateway keeps it in an HttpOnly cookie and adds it to the
 * calls that take one.
 */
export async function answer(request: Request, page: CallOfPage = {}): Promise<Response> {
  const operation = operationOf(request);
  if (!operation) return refuse(404, 'The API has no such operation.');
  const documented = dropUndocumentedParams(request, operation);
  return throttle(documented, operation, () => pass(documented, operation, page));
}

async function pass(request: Request, operation: Operation, page: CallOfPage): Promise<Response> {
  const takesToken = operation.security !== 'never';
  const cookies = request.headers.get('cookie');
  const customer = takesToken ? sessionToken(cookies) : undefined;
  const guest = takesToken && !customer ? guestToken(cookies) : undefined;
  const token = customer ?? guest;
  const reply = await ask(withTokenInQuery(request, operation, token), operation, token, page);
  const response = await withoutToken(request, reply);
  const isEnded = reply.status === 401 && takesToken && (customer || isSignedIn(cookies));
  if (operation.path === SIGN_OUT_PATH || isEnded) {
    closeSession(response.headers);
  } else if (reply.status === 401 && guest) {
    // The API refuses this guest token: the next call goes without it.
    keepGuestToken(response.headers, '');
  }
  keepAsTold(response, isForAll(operation));
  return response;
}

/**
 * §7 One call takes the customer's token in its query as well, where browsers, proxies and logs would
 * keep it: it is in the address only from here to the API host. What the caller has put there is
 * dropped.
 */
function withTokenInQuery(
  request: Request,
  { security, parameters }: Operation,
  token: string | undefined,
): Request {
  const isTaken = parameters.some(({ name, in: place }) => name === 'token' && place === 'query');
  if (!isTaken || security !== 'always') return request;
  const url = new URL(request.url);
  url.searchParams.set('token', token ?? WITHHELD);
  return new Request(url, request);
}

/** Asks the backend, unless it has let this store keep its answer to anybody. */
function ask(
  request: Request,
  operation: Operation,
  token: string | undefined,
  { hear, isKept = true }: CallOfPage,
): Promise<Response> {
  const heard: Answered[] = [];
  const call = () =>
    observedCall(operation, async () => {
      return asDocumented(await askBackend(request, token), operation, (answered) => {
        heard.push(answered);
        hear?.(answered);
      });
    });
  const fits = async () => (await findTypeMismatches(heard)).length === 0;
  const isShared =
    isKept && !token && mayBeKept(operation) && !mockCookies(request.headers.get('cookie'));
  return isShared ? sharedAnswer(request, call, fits) : call();
}

/** Answers `/images/*`. A picture that a customer has uploaded is asked for with their token. */
export async function answerImage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isAmbiguous(pathname)) return refuse(404, 'There is no such picture.');
  const isCustomers = pathname.startsWith(CUSTOMER_IMAGES);
  const reply = await askBackend(
    request,
    isCustomers ? sessionToken(request.headers.get('cookie')) : undefined,
  );
  if (!isPassedOn(reply)) {
    await reply.body?.cancel();
    return refuse(reply.ok ? 502 : reply.status, 'The API host did not answer with a picture.');
  }
  keepAsTold(reply, !isCustomers);
  return reply;
}

/** A picture, or a refusal that is read whole. */
function isPassedOn(reply: Response): boolean {
  return reply.ok ? typeOf(reply).startsWith('image/') : !reply.body || isJson(reply);
}

/** Whether a call with these cookies says nothing of its sender, so that a kept answer fits it. */
export function isAnybodys(cookies: string): boolean {
  return !sessionToken(cookies) && !guestToken(cookies) && mockCookies(cookies) === '';
}

/** Whether the answer depends on the address alone. */
function isForAll(operation: Operation): boolean {
  return operation.security === 'never' && mayBeKept(operation);
}

function mayBeKept({ changes, method, path }: Operation): boolean {
  return !changes && method === 'GET' && !NEVER_KEPT_PATHS.has(path);
}

/** Moves the token of a new session from the answer into a cookie. */
function withoutToken(request: Request, reply: Response): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  if (reply.ok && SIGN_IN_PATHS.has(pathname)) {
    return withhold(reply, 'token', (headers, token) => openSession(headers, token));
  }
  if (reply.ok && pathname === GUEST_PATH) {
    return withhold(reply, 'guestToken', (headers, token) => keepGuestToken(headers, token));
  }
  return reply;
}

/**
 * Replaces the token in the answer's field `name`, and passes it to `keep`. Without a token nobody is
 * signed in.
 */
async function withhold(
  reply: Response,
  name: string,
  keep: (headers: Headers, token: string) => void,
): Promise<Response> {
  const { status, headers } = reply;
  const body: unknown = await reply.json().catch(() => undefined);
  const holder = findData(body);
  const token = holder?.[name];
  if (!holder || typeof token !== 'string') return refuse(502, 'The API host gave no token.');
  keep(headers, token);
  holder[name] = WITHHELD;
  return Response.json(body, { status, headers });
}
