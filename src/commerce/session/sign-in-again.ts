import { redirect } from 'react-router';

import { signInHref } from './return-to.ts';

/** §8 Leads whoever's session has ended to sign in, which says so, and back `here`. */
export function toSignInAgain(here: string, status = 302): Response {
  return redirect(signInHref(here, { expired: true }), status);
}

/** Whether an answer leads there. */
export function isToSignIn({ headers }: Response): boolean {
  return headers.get('location')?.startsWith('/signin') === true;
}
