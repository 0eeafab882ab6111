import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/error-summary.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { TextField } from '#ui/text-field.tsx';

import './sign-in-form.css';

const NONE: readonly Problem[] = [];

/** Email and password, friendly to password managers. Works as a plain form before any script. */
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
    <Form className="sign-in-form" method="post" noValidate>
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
      <PasswordField error={errorOf('password')} />
      <Button type="submit" tone="main" pending={isPending}>
        {isPending ? 'Signing in' : 'Sign in'}
      </Button>
    </Form>
  );
}

function PasswordField({ error }: { error: string | undefined }) {
  const canShow = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="sign-in-password">
      <TextField
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      {canShow ? (
        <Button tone="quiet" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          Show password
        </Button>
      ) : null}
    </div>
  );
}
