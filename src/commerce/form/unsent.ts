import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

import { failureWords } from '#commerce/words/failure-words.ts';
import { ApiFailure } from '#lib/api-error.ts';

import type { Answer } from './answer.ts';

/** Milliseconds after which a form in place stops waiting: the limit of any other call. */
const TIMEOUT_MS = 15_000;

/**
 * The answer of a route's own action, for its `clientAction`. Where the call fails (no connection,
 * no answer in time, a server's error page), `unsent` makes an answer of the words for it: the form
 * keeps the typed text, where the error screen would replace the page. Redirects go on.
 */
export async function orUnsent<Answered, Unsent>(
  serverAction: () => Promise<Answered>,
  unsent: (words: string) => Unsent,
): Promise<Answered | Unsent> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The browser throws a TypeError where no answer came.
    const reason = error instanceof TypeError ? new ApiFailure({ kind: 'offline' }) : error;
    return unsent(failureWords(reason));
  }
}

/** The same for forms that answer in place ({@link Answer}), within a time limit. */
export function orFailed<Answered extends Answer>(serverAction: () => Promise<Answered>) {
  return orUnsent(
    () => inTime(serverAction, TIMEOUT_MS),
    // With a status of success React Router would run the loader again, which fails like the call.
    (failed) => data<Answer>({ form: '', failed }, { status: 503 }),
  );
}

/** The answer, or after `ms` milliseconds a failure. */
export function inTime<Answered>(ask: () => Promise<Answered>, ms: number): Promise<Answered> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiFailure({ kind: 'slow' })), ms);
  });
  return Promise.race([ask(), limit]);
}

/** For a page that its form does not change: an answer must not load it again. */
export function onNewAddress({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.href !== nextUrl.href;
}
