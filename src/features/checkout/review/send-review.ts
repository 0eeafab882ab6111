import { fieldsOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { inTime, unsentAnswer } from '#commerce/form/unsent.ts';

import { sendStep } from '../steps/send-step.ts';
import { IN_PLACE, unknownAnswer } from './place-answer.ts';

/** Milliseconds: longer than the server's own lookup of the order. */
const TIMEOUT_MS = 45_000;

/**
 * Sends a form of the review from the browser. After a failed call it is unknown whether the order
 * exists, so the page asks again.
 */
export async function sendReview<Answered>(request: Request, send: () => Promise<Answered>) {
  const field = fieldsOf(await readForm(request));
  if (!field(IN_PLACE)) return sendStep('review', send);
  return inTime(send, TIMEOUT_MS).catch((error: unknown) => ({
    ...unsentAnswer(error),
    ...unknownAnswer(),
  }));
}
