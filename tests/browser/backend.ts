import './server-like.ts';

import { answer } from '#gateway/gateway.server.ts';
import { routeCalls, send } from '#lib/transport.ts';
import { runningClock } from '#mocks/backend/clock.ts';
import type { Tables } from '#mocks/backend/tables.ts';
import { VISITOR_COOKIE } from '#mocks/backend/cookies.ts';
import { newVisitorId, readClock, setClock, visitorOf } from '#mocks/backend/visitors.ts';

import { EMAILS, PASSWORD, type Customer } from '#tests/customers.ts';

import { STILL_CLOCK } from '../../scripts/still-clock.ts';

let isOffline = false;
let pageAgeMs = 0;
let calls: string[] = [];
let held: Promise<void> | undefined;

/**
 * Sends a call of the store through the gateway into the mock backend, in this page; one to a route
 * of the store goes to its action.
 */
async function call(url: string, init: RequestInit): Promise<Response> {
  const target = new URL(url, location.origin);
  reachesServer();
  calls.push(`${init.method ?? 'GET'} ${target.pathname.split('/').at(-1)}`);
  await held;
  const asked = asVisitor(new Request(target, init));
  const response = target.pathname.startsWith('/api/')
    ? await answer(asked)
    : await (await import('./store-routes.ts')).answerOfRoute(asked);
  keepCookies(response);
  return response;
}

/**
 * The same request with the cookies of this page, which a browser would add. Nobody has to add them
 * again: MSW would read them from the page for each of its handlers.
 */
export function asVisitor(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', document.cookie);
  return new Request(request, { headers, credentials: 'omit' });
}

/** Keeps the cookies that an answer sets; here a script may see all of them. */
export function keepCookies({ headers }: { headers: Headers }): void {
  for (const line of headers.getSetCookie()) {
    document.cookie = line.replace(/;\s*httponly/i, '');
  }
}

const ownFetch = globalThis.fetch;

/** The server's time comes without the transport. */
globalThis.fetch = async (input, init) => {
  if (input !== '/time') return ownFetch(input, init);
  reachesServer();
  return new Response(String(readClock() + pageAgeMs));
};

/**
 * Nothing is left of an earlier visitor: neither cookies nor stored data, nor calls. Each comes at the
 * same moment of the market; `ageMs` later by the server's clock, as to a page that a cache keeps.
 */
export function becomeStranger(ageMs = 0): void {
  pageAgeMs = ageMs;
  // As the clock of a server it runs on, whatever the page's clock does.
  setClock(runningClock(Date.parse(STILL_CLOCK), () => performance.now()));
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  isOffline = false;
  calls = [];
  held = undefined;
  // The gateway's own module for pages has routed them too, when its first route was loaded.
  routeCalls(call);
}

/**
 * Sets the mock backend's scenario from the next call on: `slow`, `fail:getProducts`, or several
 * with commas; an empty text ends it.
 */
export function turns(scenario: string): void {
  document.cookie = `mock-scenario=${scenario}; path=/`;
}

/**
 * Gives a guest tables of their own, for `before`. Otherwise the first call that changes something gives
 * them, with a cookie, which would be lost with its answer.
 */
export async function hasOwnTables(): Promise<void> {
  document.cookie = `${VISITOR_COOKIE}=${newVisitorId()}; path=/`;
}

/** Throws what a browser throws without a network. */
export function reachesServer(): void {
  if (isOffline) throw new TypeError('Failed to fetch');
}

/** Holds the answers to all calls from now on, until the function that it returns is called. */
export function holdsAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    held = undefined;
    resolve();
  };
}

/** Cuts the network, or joins it again. */
export function setOffline(isCut: boolean): void {
  isOffline = isCut;
}

/** Signs in by a call, as another page of the store would have done. */
export async function signsIn(customer: Customer): Promise<void> {
  const body = JSON.stringify({ emailId: EMAILS[customer], password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await send('/api/Authentication/SignIn', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${customer} could not sign in: ${answer.status}`);
}

/** The tables of the mock backend for this visitor. */
export function storedTables(): Tables {
  return visitorOf(asVisitor(new Request(location.href))).tables;
}

/** The calls so far, as `PUT UpdateContactInfo`. */
export function callsMade(): readonly string[] {
  return calls;
}
