import { failureWords } from '#commerce/words/failure-words.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { forgetDraft } from '#ui/field/use-draft.ts';

import type { StepAnswer } from './step-answer.ts';
import { stepPath, STEPS, type Step } from './steps.ts';

/** Under which name a tab keeps what is typed into a step. */
export function draftKey(step: Step): string {
  return `checkout:${step}`;
}

/**
 * Sends a step's form from the browser. What is done is no draft any more; a store that cannot be
 * reached is an answer like any other, so that the page and what was typed stay.
 */
export async function sendStep<Answered>(
  step: Step,
  send: () => Promise<Answered>,
): Promise<Answered | StepAnswer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) {
      if (leadsOn(error, step)) forgetDraft(draftKey(step));
      throw error;
    }
    // The browser throws a TypeError for an answer that never came.
    const reason = error instanceof TypeError ? new ApiFailure({ kind: 'offline' }) : error;
    return { form: step, failed: failureWords(reason) };
  }
}

/** §4 Reset checkout: what was typed into any step goes with it. */
export function forgetDrafts(): void {
  for (const step of STEPS) forgetDraft(draftKey(step));
}

function leadsOn({ headers }: Response, step: Step): boolean {
  const to = headers.get('location') ?? '';
  return STEPS.some((other) => other !== step && to.startsWith(stepPath(other)));
}
