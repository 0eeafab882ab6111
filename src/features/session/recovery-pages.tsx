import { useEffect } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import { NewPassword } from '#commerce/form/new-password.tsx';
import { withReturn } from '#commerce/session/return-to.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './sign-in-page.css';

const NONE: readonly Problem[] = [];

type Refused = { problems: readonly Problem[] | undefined };

type Asked = Partial<Refused> & { sentTo: string | undefined; email: string | undefined };

/**
 * Requests a password link. The result is the same with or without an account. `asked` is the
 * result of the previous request.
 */
export function ForgotPage({ back, asked }: { back: string; asked: Asked | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const { sentTo, email, problems = NONE } = asked ?? {};
  const says = sentTo && `If ${sentTo} has an account, a link to reset the password is on its way.`;
  // Announces each result to screen readers.
  useEffect(() => {
    if (asked && says) announce(says);
  }, [asked, says]);
  return (
    <div className="sign-in-page page-width">
      <PageHeading lead="We send you a link that lets you choose a new one.">
        Forgot your password?
      </PageHeading>
      {says ? <p className="sign-in-reason">{says}</p> : null}
      <Form className="form-column" method="post" noValidate>
        <ErrorSummary problems={problems} />
        <TextField
          label="Email address"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          error={problems[0]?.message}
        />
        <Button type="submit" tone="main" pending={isPending}>
          {isPending ? 'Sending the link' : sentTo ? 'Send it again' : 'Send the link'}
        </Button>
      </Form>
      <p className="sign-in-ways">
        <Link to={withReturn('/signin', back)}>Back to sign in</Link>
      </p>
    </div>
  );
}

/** §5 The page of a password link: a new password, or a message that the link has expired. */
export function ResetPage({ isOver, problems = NONE }: Refused & { isOver: boolean }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <div className="sign-in-page page-width">
      <PageHeading>Choose a new password</PageHeading>
      {isOver ? (
        <>
          <p className="sign-in-reason">This link has been used or has run out.</p>
          <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
        </>
      ) : (
        <Form className="form-column" method="post" noValidate>
          <ErrorSummary problems={problems} />
          <NewPassword
            id="password"
            name="password"
            label="New password"
            error={problems[0]?.message}
          />
          <Button type="submit" tone="main" pending={isPending}>
            {isPending ? 'Saving the password' : 'Save password'}
          </Button>
        </Form>
      )}
    </div>
  );
}
