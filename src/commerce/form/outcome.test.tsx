import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ErrorSummary } from '#ui/field/error-summary.tsx';

import type { Answer } from './answer.ts';
import { Outcome } from './outcome.tsx';

const ANSWERS: readonly Answer[] = [
  { kind: 'failed', form: '', says: 'Not now.' },
  { kind: 'saved', form: '', says: 'Sent.' },
];

test.each(ANSWERS)('a page that the server renders begins at the answer: $kind', (answer) => {
  expect(renderToStaticMarkup(<Outcome answer={answer} />)).toMatch(/^<p [^>]*\bautofocus=""/);
});

test('a page that the server renders begins at the summary of a refused form', () => {
  const problems = [{ field: 'email', message: 'Enter your email address.' }];
  const html = renderToStaticMarkup(<ErrorSummary problems={problems} />);
  expect(html).toMatch(/^<div [^>]*\bautofocus=""/);
});
