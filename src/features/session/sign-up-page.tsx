import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import { NewPassword } from '#commerce/form/new-password.tsx';
import { PersonFields } from '#commerce/form/person-fields.tsx';
import { withReturn } from '#commerce/session/return-to.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { useDraft } from '#ui/field/use-draft.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { SignUpValues } from './sign-up-action.server.ts';
import './sign-in-page.css';

/** The draft of the form in this tab, without the password, until the account exists. */
export const SIGN_UP_DRAFT = 'draft::sign-up';

const NONE: readonly Problem[] = [];

/**
 * §5 A new account: name, email, mobile number and password. A plain form that works before
 * hydration.
 */
export function SignUpPage({
  back,
  values,
  problems = NONE,
}: {
  back: string;
  values: SignUpValues | undefined;
  problems: readonly Problem[] | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(SIGN_UP_DRAFT, form);
  const isPending = useNavigation().state !== 'idle';
  const field = (name: keyof SignUpValues) => ({
    name,
    defaultValue: values?.[name],
    error: problems.find((problem) => problem.field === name)?.message,
  });
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
        <NewPassword
          id="password"
          name="password"
          label="Password"
          error={problems.find((problem) => problem.field === 'password')?.message}
        />
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
