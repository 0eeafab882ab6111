import { signIn } from '#api/session/credentials.server.ts';
import { judgeEmail } from '#commerce/fields/email.ts';
import { failureWords, waitWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

import { bringAlong, type Brought, type Visit } from './bring-along.ts';

/** The problems of a failed sign-in, with a matching status. */
type Refusal = { status: number; email: string; problems: Problem[] };

/** Signed in with the new cookies, or refused. */
export type SignInOutcome = ({ ok: true } & Brought) | ({ ok: false } & Refusal);

/**
 * Signs in by a form and merges the guest's cart. The gateway sets the session cookie; this
 * function only empties the guest's cart cookie after a successful merge.
 */
export async function signInByForm(form: FormData, visit: Visit): Promise<SignInOutcome> {
  const email = text(form, 'email').trim();
  const password = text(form, 'password');
  const missing = missingIn(email, password);
  if (missing.length > 0) return { ok: false, status: 400, email, problems: missing };
  try {
    await signIn(email, password);
  } catch (error) {
    return { ok: false, email, ...refusalFor(error) };
  }
  return { ok: true, ...(await bringAlong(visit)) };
}

function missingIn(email: string, password: string): Problem[] {
  const problems: Problem[] = [];
  if (judgeEmail(email) !== 'fine') {
    problems.push({
      field: 'email',
      message: email
        ? 'Enter an email address like name@example.com.'
        : 'Enter the email address of your account.',
    });
  }
  if (!password) problems.push({ field: 'password', message: 'Enter your password.' });
  return problems;
}

function refusalFor(error: unknown): Omit<Refusal, 'email'> {
  const problem = problemOf(error);
  // The answer must not reveal whether the email or the password was wrong.
  if (problem?.kind === 'expired') {
    const message = 'This email and password do not belong together. Check both and try again.';
    return { status: 401, problems: [{ field: 'password', message }] };
  }
  if (problem?.kind === 'busy') {
    const message = `Too many tries. Wait ${waitWords(problem.retryAfterMs)}, then try again.`;
    return { status: 429, problems: [{ field: 'password', message }] };
  }
  const status = problem?.kind === 'refused' ? problem.status : 503;
  return { status, problems: [{ field: 'email', message: failureWords(error) }] };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
