import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import type { Answer } from '#commerce/form/answer.ts';
import { useOnlyForm } from '#commerce/form/field-of.ts';
import { PersonFields } from '#commerce/form/person-fields.tsx';
import { useDraft } from '#commerce/form/use-draft.ts';
import { withReturn } from '#commerce/session/return-to.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { NewPassword } from '../new-password.tsx';
import './sign-in-page.css';

/**
 * §5 A new account: name, email, mobile number and password. A plain form that works before
 * hydration.
 */
export function SignUpPage({
  back,
  email,
  answer,
}: {
  back: string;
  /** The initial value of the email field. */
  email: string | undefined;
  answer: Answer | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  useDraft('sign-up', form);
  const isPending = useNavigation().state !== 'idle';
  const { problems, field } = useOnlyForm(answer, 'email', { email });
  const { defaultValue: _never, ...password } = field('password');
  return (
    <div className="sign-in-page page-width">
      <PageHeading lead="For orders, a watchlist and a portfolio. Your cart comes with you.">
        Create an account
      </PageHeading>
      <Form ref={form} className="form-column" method="post" noValidate>
        <ErrorSummary problems={problems} />
        <PersonFields
          field={field}
          emailHint="You sign in with it, and we send a link to verify it."
          mobileHint="10 digits, for questions about an order."
          isSignIn
        />
        <NewPassword label="Password" {...password} />
        <Button type="submit" tone="main" pending={isPending}>
          {isPending ? 'Creating the account' : 'Create account'}
        </Button>
      </Form>
      <p className="sign-in-ways">
        <Link to={withReturn('/signin', back)}>Sign in instead</Link>
      </p>
    </div>
  );
}
