import { isRouteErrorResponse } from 'react-router';

import { waitWords } from '#commerce/words/failure-words.ts';
import { messages } from '#commerce/words/messages.ts';
import { problemOf } from '#lib/api-error.ts';

type Words = {
  title: string;
  says: string;
  /** What to do first. */
  way: 'retry' | 'sign-in' | 'look';
  /** Whether a search would find anything. */
  canSearch?: true;
};

/** What happened to a screen, in a person's words, and the way out that fits. */
export function wordsFor(error: unknown): Words {
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
  if (problem?.kind === 'offline' || isOffline()) {
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

/** The router asks for more than the API does, and throws what the browser throws. */
function isOffline(): boolean {
  return !import.meta.env.SSR && !navigator.onLine;
}

function closed(ms: number): Words {
  return {
    title: 'Closed for maintenance',
    says: `We are working on the store and expect to be back in ${waitWords(ms)}. Your cart is safe, and nothing you entered was ordered.`,
    way: 'retry',
  };
}

/** What the gateway says when the API is closed. */
function closedIn(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const { retryAfterMs } = (error.data ?? {}) as { retryAfterMs?: number };
  return retryAfterMs;
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) ? error.status : undefined;
}
