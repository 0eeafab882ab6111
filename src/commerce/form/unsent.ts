import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { failureWords } from '#commerce/words/failure-words.ts';
import { ApiFailure } from '#lib/api-error.ts';

/** What is said beside a form that has not reached the store. */
const WORDS = failureWords(new ApiFailure({ kind: 'offline' }));

/**
 * The answer of a page's own action. Where the store cannot be reached, `unsent` makes an answer
 * of the words for it, so that the form stays as it was typed: the error screen would replace it.
 */
export async function orUnsent<Answer, Unsent>(
  serverAction: () => Promise<Answer>,
  unsent: (words: string) => Unsent,
): Promise<Answer | Unsent> {
  try {
    return await serverAction();
  } catch (error) {
    // What fetch throws without a connection; redirects and the store's own failures are others.
    if (error instanceof TypeError) return unsent(WORDS);
    throw error;
  }
}

/** For a page that a form changes nothing of: a refusal must not ask for it all again. */
export function onNewAddress({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.href !== nextUrl.href;
}
