import { Form, useNavigation } from 'react-router';

import '#commerce/form/form-column.css';
import type { Answer } from '#commerce/form/answer.ts';
import { useOnlyForm } from '#commerce/form/field-of.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

/**
 * Email and password, with autocomplete for password managers. A plain form that works before
 * hydration.
 */
export function SignInForm({ answer }: { answer: Answer | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  const { problems, field } = useOnlyForm(answer, answer?.kind === 'busy' ? 'password' : 'email');
  const { defaultValue: _never, ...password } = field('password');
  return (
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
      <PasswordField label="Password" autoComplete="current-password" {...password} />
      <Button type="submit" tone="main" pending={isPending}>
        {isPending ? 'Signing in' : 'Sign in'}
      </Button>
    </Form>
  );
}
