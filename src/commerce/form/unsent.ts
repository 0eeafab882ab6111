import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

import { failureWords } from '#commerce/words/failure-words.ts';
import { ApiFailure } from '#lib/api-error.ts';

import type { Answer } from './answer.ts';

/** Time limit of a form in milliseconds, the same as for other calls. */
const TIMEOUT_MS = 15_000;

/**
 * For `clientAction`: the answer of the route's server action. If the call fails (no connection,
 * timeout, a server's error page), `unsent` turns the message into an answer: the form keeps the
 * typed text, where the error screen would replace the page. Redirects pass through.
 */
export async function orUnsent<Answered, Unsent>(
  serverAction: () => Promise<Answered>,
  unsent: (words: string) => Unsent,
): Promise<Answered | Unsent> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The browser throws a TypeError when no answer arrives.
    const reason = error instanceof TypeError ? new ApiFailure({ kind: 'offline' }) : error;
    return unsent(failureWords(reason));
  }
}

/** The same for forms that show an {@link Answer} in place, with a time limit. */
export function orFailed<Answered extends Answer>(serverAction: () => Promise<Answered>) {
  return orUnsent(
    () => inTime(serverAction, TIMEOUT_MS),
    // With a success status React Router would run the loader again, which fails like the call.
    (failed) => data<Answer>({ form: '', failed }, { status: 503 }),
  );
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
