import { useEffect } from 'react';
import { Link } from 'react-router';

import type { Answer } from '#commerce/form/answer.ts';
import { greetArrival, SIGNED_OUT } from '#commerce/session/arrival.ts';
import { withReturn } from '#commerce/session/return-to.ts';
import { messages } from '#commerce/words/messages.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { SignInForm } from './sign-in-form.tsx';
import './sign-in-page.css';

/** The reason for the sign-in page, if there is one. */
export type SignInReason = 'expired' | 'signedOut' | 'watch' | 'reset' | undefined;

export function SignInPage({
  reason,
  back,
  answer,
}: {
  reason: SignInReason;
  /** The page after the sign-in. */
  back: string;
  answer: Answer | undefined;
}) {
  // Moves the focus after a sign-out.
  useEffect(greetArrival, []);
  return (
    <div className="sign-in-page page-width">
      <PageHeading lead="Your cart comes with you.">Sign in</PageHeading>
      {reason ? <p className="sign-in-reason">{words(reason, back !== '/')}</p> : null}
      <SignInForm answer={answer} />
      <p className="sign-in-ways row">
        <Link to={withReturn('/forgot-password', back)}>Forgot your password?</Link>
        <Link to={withReturn('/signup', back)}>Create an account</Link>
      </p>
    </div>
  );
}

function words(reason: NonNullable<SignInReason>, hasReturn: boolean): string {
  if (reason === 'signedOut') return SIGNED_OUT.says;
  if (reason === 'reset') return 'Your password is changed. Sign in with the new one.';
  if (reason === 'watch') return 'Sign in to have a watchlist. What you chose is then on it.';
  const ending = hasReturn ? ' You go on where you were.' : '';
  return `${messages.sessionExpired}.${ending}`;
}
