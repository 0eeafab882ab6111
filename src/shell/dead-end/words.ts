import { isRouteErrorResponse } from 'react-router';

import { countWords } from '#commerce/format/count.ts';
import { messages } from '#commerce/words/messages.ts';
import { problemOf } from '#lib/api-error.ts';

export type Words = {
  title: string;
  says: string;
  /** The first way on. */
  way: 'retry' | 'sign-in' | 'look';
  /** Whether to offer a search. */
  canSearch?: true;
};

/** The words for a failed screen, and the way on that fits. The server cannot know the connection. */
export function wordsFor(error: unknown, isHydrated: boolean): Words {
  const problem = problemOf(error);
  if (problem?.kind === 'missing' || statusOf(error) === 404) {
    return {
      title: 'Page not found',
      says: 'This page is not here. It may have moved, its address may be mistyped, or the product may have sold for good.',
      way: 'look',
      canSearch: true,
    };
  }
  const closedMs = problem?.kind === 'failed' ? problem.retryAfterMs : closedIn(error);
  if (closedMs !== undefined) return closed(closedMs);
  if (problem?.kind === 'expired') {
    return { title: 'Please sign in again', says: messages.sessionExpired, way: 'sign-in' };
  }
  if (problem?.kind === 'offline' || isOffline(isHydrated)) {
    return {
      title: 'No connection',
      says: 'The store could not be reached. Check your connection; your cart is safe meanwhile.',
      way: 'retry',
    };
  }
  return {
    title: 'This page did not load',
    says: 'Something went wrong on our side. Nothing you entered was sent or ordered. Trying again often helps.',
    way: 'retry',
    canSearch: true,
  };
}

/** Whether it is a failed fetch: the router throws the browser's own errors. */
function isOffline(isHydrated: boolean): boolean {
  return isHydrated && !navigator.onLine;
}

function closed(ms: number): Words {
  return {
    title: 'Closed for maintenance',
    says: `We are working on the store and expect to be back in ${minutesWords(ms)}. Your cart is safe, and nothing you entered was ordered.`,
    way: 'retry',
  };
}

/** The gateway's answer while the API is closed for maintenance. */
function closedIn(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const { retryAfterMs } = (error.data ?? {}) as { retryAfterMs?: number };
  return retryAfterMs;
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) ? error.status : undefined;
}

/** Whole minutes: nobody waits for a store by the second. */
function minutesWords(ms: number): string {
  return countWords(Math.ceil(ms / 60_000) || 1, 'minute');
}
