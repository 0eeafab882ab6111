import { messages } from '#commerce/messages.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Problem } from '#ui/error-summary.tsx';

import { SignInForm } from './sign-in-form.tsx';
import './sign-in-page.css';

/** Why somebody has come to sign in, where there is a reason. */
export type SignInReason = 'expired' | 'signedOut' | 'watch' | undefined;

export function SignInPage({
  reason,
  hasReturn,
  ...form
}: {
  reason: SignInReason;
  hasReturn: boolean;
  email: string | undefined;
  problems: readonly Problem[] | undefined;
}) {
  return (
    <div className="sign-in-page page-width">
      <PageHeading lead="Your cart comes with you.">Sign in</PageHeading>
      {reason ? <p className="sign-in-reason">{words(reason, hasReturn)}</p> : null}
      <SignInForm {...form} />
    </div>
  );
}

function words(reason: NonNullable<SignInReason>, hasReturn: boolean): string {
  if (reason === 'signedOut') return 'You are signed out.';
  if (reason === 'watch') return 'Sign in to have a watchlist. What you chose is then on it.';
  const ending = hasReturn ? ' You go on where you were.' : '';
  return `${messages.sessionExpired}.${ending}`;
}
