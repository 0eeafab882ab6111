import { AsyncLocalStorage } from 'node:async_hooks';

import { isRouteErrorResponse, type MiddlewareFunction } from 'react-router';

import { problemOf, statusAfter } from '#lib/api-error.ts';
import { onMissingSection } from '#lib/missing-sections.ts';
import { routeCalls } from '#lib/transport.ts';

import { mockCookies } from './backend.server.ts';
import { keepPrivate, keepPublicPage } from './caching.server.ts';
import { againstContract, findTypeMismatches, type Answered } from './documented-answer.server.ts';
import { isForged, isSafe } from './forged.server.ts';
import { answer, isAnybodys } from './gateway.server.ts';
import { CLIENT_NETWORK } from './limiter.server.ts';
import { closedFor, closedScreen, noteState, type ApiState } from './maintenance.server.ts';
import { pageKey, pageReads, type JudgedReads, type PageReads } from './page-reads.server.ts';
import { refuse } from './refuse.server.ts';
import { scenarioCookies } from './scenario.server.ts';
import { keptAnswer } from './shared-answers.server.ts';

type Visit = {
  request: Request;
  cookie: string;
  setCookies: string[];
  api: ApiState;
  answers: Answered[];
  /** After it a page is shown without what is still missing. */
  deadline: AbortSignal | undefined;
  /** Whether the gateway may keep the answers to its calls for others. */
  keepsCalls: boolean;
  hasAllSections: boolean;
};

/** How long the calls of a page may take together, in milliseconds. */
const PAGE_MS = 9_000;

const visits = new AsyncLocalStorage<Visit>();

/**
 * Renders a page on behalf of its visitor: every API call inside `work` goes through the gateway in
 * this process with that visitor's cookies. Cookies that the calls set (as signing in without
 * JavaScript does) are returned with the page. Refuses cross-site requests first, whether for a
 * call, a page or a form. An answer is private unless something else says how long it may be kept.
 */
export async function onBehalfOf(
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  if (isForged(request)) {
    warnOfForged(request);
    return refuse(403, 'This request did not come from a page of this store.');
  }
  const chosen = await scenarioCookies(request);
  const cookie = [request.headers.get('cookie'), ...chosen.map(pairOf)].filter(Boolean).join('; ');
  const api = { isOpen: false, closedForS: undefined, failedWith: undefined, busyFor: undefined };
  const deadline = isSafe(request) ? AbortSignal.timeout(PAGE_MS) : undefined;
  const visit: Visit = {
    request,
    cookie,
    setCookies: [...chosen],
    api,
    answers: [],
    deadline,
    keepsCalls: true,
    hasAllSections: true,
  };
  const response = await withReason(await visits.run(visit, work), visit);
  const closed = closedFor(visit.api);
  if (closed !== undefined) response.headers.set('retry-after', String(closed));
  // A form says how long to wait; a program reads it here.
  if (response.status === 429 && visit.api.busyFor)
    response.headers.set('retry-after', visit.api.busyFor);
  if (!response.headers.has('cache-control')) keepPrivate(response);
  for (const line of visit.setCookies) response.headers.append('set-cookie', line);
  return response;
}

/**
 * An error screen for a failure of the API host is not a fault of this store, nor is one for an answer
 * that the contract does not allow.
 */
async function withReason(response: Response, { api, answers }: Visit): Promise<Response> {
  if (response.status !== 500) return response;
  if (!api.failedWith) {
    const wrong = await againstContract(answers);
    if (wrong.length === 0) return response;
    console.error(`Answers against the contract left a page empty: ${wrong.join(', ')}.`);
  }
  const { headers, body } = response;
  return new Response(body, { status: api.failedWith ?? 502, headers });
}

/**
 * Logs an error that leaves a request without its page. It is the API host's failure if a call failed
 * or its answer cannot be read. What a route refuses itself is nobody's failure.
 */
export function noteError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // React Router refuses a form of another origin before any middleware.
  if (isForged(request)) return warnOfForged(request);
  if (isRouteErrorResponse(error)) {
    return console.warn(`${calledBy(request)}: ${error.status} ${error.statusText}`);
  }
  const api = visits.getStore()?.api;
  const problem = problemOf(error);
  if (api && problem) api.failedWith ??= statusAfter(problem);
  console.error(error);
}

function warnOfForged(request: Request): void {
  console.warn(`${calledBy(request)}: refused, since another site sent it`);
}

/** Without the query, which may be about a person. */
function calledBy({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

/** Answers 503 with `Retry-After` if the API was closed for every call of the page. */
export async function unlessClosed(work: () => Promise<Response>): Promise<Response> {
  const response = await work();
  const closed = closedFor(visits.getStore()?.api);
  if (closed === undefined) return response;
  await response.body?.cancel();
  throw closedScreen(closed);
}

/** The cookies that calls go with: on a page for every visitor, none of this one. */
export function cookiesOfCalls(): string | null {
  return visits.getStore()?.cookie ?? null;
}

/** Whether this visitor has a state or a scenario of the mock backend to themselves. */
export function hasOwnState(): boolean {
  return mockCookies(visits.getStore()?.cookie ?? null) !== '';
}

onMissingSection(() => {
  const visit = visits.getStore();
  if (visit) visit.hasAllSections = false;
});

/** Runs `work`, whose answers are kept for all visitors, without anything of the one who is here. */
export function forAllVisitors<Answer>(work: () => Answer): Answer {
  return visits.exit(work);
}

/** Answers of a public page that depend on its address alone: the page, or where it has moved. */
const SAME_FOR_ALL = new Set([200, 301]);

type PublicPage = MiddlewareFunction<Response> & { reads: PageReads };

/**
 * Middleware of a page that is the same for every visitor, as far as it depends on its path and the
 * parameters that it `reads`: its calls carry no cookie and no token, so that no cache can show one
 * visitor's page to another. A form on it is answered as its sender's. On mocks the page of a visitor
 * with a state or scenario of their own is private, and so is a page that lacks a section.
 *
 * A parameter that is named alone is kept with every value. With a value that is not on its list in
 * `only`, or with a parameter of `own`, the page is private and no answer to its calls is kept.
 */
export function publicPage(...reads: readonly (string | JudgedReads)[]): PublicPage {
  const known = pageReads(reads);
  const answerPage: MiddlewareFunction<Response> = ({ request }, next) =>
    answerForAll(request, known, next);
  return Object.assign(answerPage, { reads: known });
}

/**
 * The same for a file that names its own host, or that is too long to be kept whole: caches in front of
 * the store may keep it, by host and address, and the store's own does not.
 */
export function publicFile(): MiddlewareFunction<Response> {
  const reads = pageReads([]);
  return ({ request }, next) => answerForAll(request, reads, next);
}

/** Whether middleware of a route makes its page public. */
export function isPublicPage(middleware: unknown): middleware is PublicPage {
  return typeof middleware === 'function' && 'reads' in middleware;
}

async function answerForAll(
  request: Request,
  reads: PageReads,
  next: () => Promise<Response>,
): Promise<Response> {
  const visit = visits.getStore();
  if (!visit || !isSafe(request)) return next();
  visit.cookie = mockCookies(visit.cookie);
  visit.keepsCalls = pageKey(reads, new URL(request.url).searchParams) !== undefined;
  const response = await next();
  const isTheirs = !visit.keepsCalls || visit.cookie !== '' || visit.setCookies.length > 0;
  if (!isTheirs && SAME_FOR_ALL.has(response.status) && (await isComplete(visit))) {
    keepPublicPage(response);
  }
  return response;
}

/** Whether a page has all its sections, each from an answer with the contract's types. */
async function isComplete({ hasAllSections, api, answers }: Visit): Promise<boolean> {
  if (!hasAllSections || api.failedWith) return false;
  const wrong = await findTypeMismatches(answers);
  if (wrong.length > 0) console.warn(`A page is not cached because of ${wrong.join(', ')}.`);
  return wrong.length === 0;
}

routeCalls(async (url, init) => {
  const visit = visits.getStore();
  // Before a request is made of it: half of what such a call costs.
  const isKept = visit && init.method === 'GET' && isAnybodys(visit.cookie);
  const kept = isKept ? keptAnswer(url) : undefined;
  if (kept) return kept;
  const target = new URL(url, visit?.request.url ?? 'http://localhost');
  const headers = new Headers(init.headers);
  if (visit?.cookie) headers.set('cookie', visit.cookie);
  const network = visit?.request.headers.get(CLIENT_NETWORK);
  if (network) headers.set(CLIENT_NETWORK, network);
  const response = await inTime(target, { ...init, headers }, visit);
  if (visit) {
    noteState(visit.api, response);
    remember(visit, response.headers.getSetCookie());
  }
  return response;
});

/** The deadline of a page holds until an answer begins: a file that is sent on has its own limit. */
async function inTime(target: URL, init: RequestInit, visit: Visit | undefined): Promise<Response> {
  const { deadline, answers, keepsCalls: isKept = true } = visit ?? {};
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort(deadline?.reason);
  if (deadline?.aborted) stopWaiting();
  deadline?.addEventListener('abort', stopWaiting);
  const signal = init.signal ? AbortSignal.any([init.signal, waiting.signal]) : waiting.signal;
  const hear = (answered: Answered) => answers?.push(answered);
  const asked = new Request(target, { ...init, signal });
  try {
    return await answer(asked, { hear, isKept });
  } catch (error) {
    if (!deadline?.aborted) throw error;
    return refuse(504, 'The page could wait no longer.');
  } finally {
    deadline?.removeEventListener('abort', stopWaiting);
  }
}

/**
 * Sets cookies in the browser and for later calls of the page: merging a cart needs the session.
 */
function remember(visit: Visit, setCookies: string[]): void {
  visit.setCookies.push(...setCookies);
  visit.cookie = [...setCookies.map(pairOf), visit.cookie].filter(Boolean).join('; ');
}

function pairOf(setCookie: string): string {
  return setCookie.split(';', 1)[0] ?? '';
}
