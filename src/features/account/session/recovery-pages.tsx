import { useEffect } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import type { Answer } from '#commerce/form/answer.ts';
import { useOnlyForm } from '#commerce/form/field-of.ts';
import { tell } from '#commerce/form/use-form-answer.ts';
import { withReturn } from '#commerce/session/return-to.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { NewPassword } from '../new-password.tsx';
import './sign-in-page.css';

/**
 * Requests a password link. The result is the same with or without an account. `answer` is the
 * result of the previous request.
 */
export function ForgotPage({ back, answer }: { back: string; answer: Answer | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const { problems, field } = useOnlyForm(answer, 'email');
  const isSent = answer?.kind === 'saved';
  // Announces each result to screen readers.
  useEffect(() => {
    if (answer?.kind === 'saved') tell(answer);
  }, [answer]);
  return (
    <div className="sign-in-page page-width">
      <PageHeading lead="We send you a link that lets you choose a new one.">
        Forgot your password?
      </PageHeading>
      {isSent ? (
        <p className="sign-in-reason" {...FOCUS_ON_LOAD}>
          {answer.says}
        </p>
      ) : null}
      <Form className="form-column" method="post" noValidate>
        <ErrorSummary problems={problems} />
        <TextField
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <Button type="submit" tone="main" pending={isPending}>
          {isPending ? 'Sending the link' : isSent ? 'Send it again' : 'Send the link'}
        </Button>
      </Form>
      <p className="sign-in-ways">
        <Link to={withReturn('/signin', back)}>Back to sign in</Link>
      </p>
    </div>
  );
}

/** §5 The page of a password link: a new password, or a message that the link has expired. */
export function ResetPage({ isOver, answer }: { isOver: boolean; answer: Answer | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const { problems, field } = useOnlyForm(answer, 'password');
  const { defaultValue: _never, ...password } = field('password');
  return (
    <div className="sign-in-page page-width">
      <PageHeading>Choose a new password</PageHeading>
      {isOver || answer?.kind === 'missing' ? (
        <>
          <p className="sign-in-reason" {...(answer && FOCUS_ON_LOAD)}>
            This link has been used or has run out.
          </p>
          <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
        </>
      ) : (
        <Form className="form-column" method="post" noValidate>
          <ErrorSummary problems={problems} />
          <NewPassword label="New password" {...password} />
          <Button type="submit" tone="main" pending={isPending}>
            {isPending ? 'Saving the password' : 'Save password'}
          </Button>
        </Form>
      )}
    </div>
  );
}
