import type { NotSaved } from '#commerce/form/answer.ts';
import { removeDraft } from '#commerce/form/draft.ts';
import { orUnsent } from '#commerce/form/unsent.ts';

import { stepPath, STEPS, type Step } from '../checkout-steps.ts';

/** The name of a step's draft. */
export function draftName(step: Step): string {
  return `checkout:${step}`;
}

/**
 * Sends a step's form from the browser. A completed step deletes its draft; a failed call becomes
 * an answer, so that the page and the typed text stay.
 */
export async function sendStep<Answered>(
  step: Step,
  send: () => Promise<Answered>,
): Promise<Answered | NotSaved> {
  try {
    return await orUnsent(send);
  } catch (error) {
    if (error instanceof Response && leadsOn(error, step)) removeDraft(draftName(step));
    throw error;
  }
}

/** §4 Reset checkout: deletes the drafts of all steps. */
export function removeStepDrafts(): void {
  for (const step of STEPS) removeDraft(draftName(step));
}

function leadsOn({ headers }: Response, step: Step): boolean {
  const to = headers.get('location') ?? '';
  return STEPS.some((other) => other !== step && to.startsWith(stepPath(other)));
}
