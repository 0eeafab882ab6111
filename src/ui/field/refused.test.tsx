// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Choice, ChoiceGroup } from './choice-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

const PASSWORD = { field: 'password', message: 'Enter your password.' };
const EMAIL = { field: 'email', message: 'Enter your email address.' };

test.each([
  [[PASSWORD], 'There is a problem. Enter your password.'],
  [[EMAIL, PASSWORD], 'There are 2 problems. Enter your email address. Enter your password.'],
])('the summary has the focus, and its name says each problem', (problems, name) => {
  render(<ErrorSummary problems={problems} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name }));
});

function Terms({ error }: { error?: string }) {
  return (
    <ChoiceGroup legend="Terms" name="terms" {...(error && { error })}>
      <Choice type="checkbox" name="agree" label="I agree." />
    </ChoiceGroup>
  );
}

test('a choice is described by the problem of its question, as long as there is one', () => {
  const { rerender } = render(<Terms error="Agree to the terms first." />);
  const description = 'Error: Agree to the terms first.';
  expect(screen.getByRole('checkbox', { name: 'I agree.', description })).toBeDefined();
  rerender(<Terms />);
  expect(screen.queryByRole('checkbox', { description })).toBeNull();
});
