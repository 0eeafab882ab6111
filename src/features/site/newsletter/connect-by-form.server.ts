import { isPersons, subscribe } from '#api/content/newsletter.server.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { problemOf } from '#lib/api-error.ts';

import * as words from './connect-words.ts';
import { CONNECT, NOT_SUBSCRIBED } from './labels.ts';
import { captchaProblem, emailIn, problemsOfForm, refused, tokenIn } from './problems.ts';

/** Errors without a response status: for §8 these are thrown errors. */
const THROWN = new Set(['offline', 'slow', 'unreadable']);

/**
 * Subscribes with a form: first the rules (§5), then the CAPTCHA (§7), then the newsletter. §8 has a
 * sentence for every end, and tells none of them like a failure.
 */
export async function connectByForm(form: FormData, isCustomer: boolean): Promise<Answer> {
  const problems = problemsOfForm(form);
  if (problems.length > 0) return refused(problems);
  try {
    const isPerson = await isPersons(tokenIn(form));
    if (!isPerson) return refused([captchaProblem()]);
  } catch {
    return { kind: 'saved', form: CONNECT, says: NOT_SUBSCRIBED };
  }
  return { kind: 'saved', form: CONNECT, says: await subscribed(emailIn(form), isCustomer) };
}

async function subscribed(email: string, isCustomer: boolean): Promise<string> {
  try {
    await subscribe(email, isCustomer);
    return words.newsletterConnected;
  } catch (error) {
    const { kind = 'unreadable' } = problemOf(error) ?? {};
    // §8 has one message for every status except 200.
    return THROWN.has(kind) ? NOT_SUBSCRIBED : words.newsletterAlreadyConnected;
  }
}
