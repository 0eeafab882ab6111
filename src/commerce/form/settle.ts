import type { ShouldRevalidateFunctionArgs } from 'react-router';

import { failureWords } from '#commerce/failure-words.ts';

import type { Answer } from './answer.ts';

/** An action that cannot be reached is an answer like any other: what was typed stays. */
export async function settled<Answered extends Answer>(
  serverAction: () => Promise<Answered>,
): Promise<Answered | Answer> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, to the sign-in page for one.
    if (error instanceof Response) throw error;
    return { form: '', failed: failureWords(error) };
  }
}

/** Only what went well has changed anything that would have to be loaded again. */
export function reloadsWhenDone({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer = actionResult as Answer | undefined;
  return answer?.form === undefined ? defaultShouldRevalidate : answer.says !== undefined;
}
