import { redirect } from 'react-router';

import { signInHref } from './return-to.ts';

/**
 * §8 Redirects to the sign-in page, which explains that the session has expired and returns to
 * `here`.
 */
export function toSignInAgain(here: string, status = 302): Response {
  return redirect(signInHref(here, { expired: true }), status);
}

/** Whether an answer is a redirect to the sign-in page. */
export function isToSignIn({ headers }: Response): boolean {
  return headers.get('location')?.startsWith('/signin') === true;
}
