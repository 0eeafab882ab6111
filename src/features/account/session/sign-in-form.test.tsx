// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';

import type { Answer } from '#commerce/form/answer.ts';

import { SignInForm } from './sign-in-form.tsx';

afterEach(cleanup);

function shows(answer: Answer): void {
  const element = <SignInForm answer={answer} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const TYPED = { form: '', values: { email: 'clara@example.com' } };
const OURS = 'Something went wrong on our side. Please try again.';
const WAIT = 'Too many tries. Wait 30 seconds, then try again.';

test.each<[string, string, Answer]>([
  ['password', WAIT, { kind: 'busy', waitMs: 30_000, ...TYPED }],
  ['email', OURS, { kind: 'failed', says: OURS, ...TYPED }],
])('a failure is told at the %s: %s', (field, words, answer) => {
  shows(answer);
  const summary = screen.getByRole('group', { name: `There is a problem. ${words}` });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(`#${field}`);
  expect(document.querySelector('[aria-invalid]')?.id).toBe(field);
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty(
    'value',
    'clara@example.com',
  );
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});
