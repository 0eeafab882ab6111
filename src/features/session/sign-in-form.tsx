import { Form, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

const NONE: readonly Problem[] = [];

/**
 * Email and password, with autocomplete for password managers. A plain form that works before
 * hydration.
 */
export function SignInForm({
  email,
  problems = NONE,
}: {
  email: string | undefined;
  problems: readonly Problem[] | undefined;
}) {
  const isPending = useNavigation().state !== 'idle';
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
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
        error={errorOf('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <Button type="submit" tone="main" pending={isPending}>
        {isPending ? 'Signing in' : 'Sign in'}
      </Button>
    </Form>
  );
}
