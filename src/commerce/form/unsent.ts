import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

import { ApiFailure } from '#lib/api-error.ts';

import { failedAnswer, type Answer, type NotSaved } from './answer.ts';

/** Time limit of a form in milliseconds, the same as for other calls. */
const TIMEOUT_MS = 15_000;

/**
 * For `clientAction`: the answer of the route's server action. If the call fails (no connection,
 * timeout, a server's error page), the answer says so, and the form keeps the typed text; the error
 * screen would replace the page. Redirects pass through.
 */
export function orUnsent<Answered>(serverAction: () => Promise<Answered>) {
  return serverAction().catch(unsentAnswer);
}

/** The same for forms that show their answer in place, with a time limit. */
export function orFailed<Answered extends Answer>(serverAction: () => Promise<Answered>) {
  return inTime(serverAction, TIMEOUT_MS).catch((error: unknown) =>
    // With a success status React Router would run the loader again, which fails like the call.
    data(unsentAnswer(error), { status: 503 }),
  );
}

/** The answer of a failed call to the server action. Throws a redirect again. */
export function unsentAnswer(error: unknown): NotSaved {
  if (error instanceof Response) throw error;
  // The browser throws a TypeError when no answer arrives.
  const reason = error instanceof TypeError ? new ApiFailure({ kind: 'offline' }) : error;
  return failedAnswer({ form: '', noun: 'page' }, reason);
}

/** Returns the answer. Throws a `slow` failure after `ms` milliseconds. */
export function inTime<Answered>(ask: () => Promise<Answered>, ms: number): Promise<Answered> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiFailure({ kind: 'slow' })), ms);
  });
  return Promise.race([ask(), limit]);
}

/** For a page that its form does not change: the answer must not run its loader again. */
export function onNewAddress({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.href !== nextUrl.href;
}
