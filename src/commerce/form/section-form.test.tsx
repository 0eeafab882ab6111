// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';

import { createQueryClient } from '#api/cache/query-client.ts';
import { Choice } from '#ui/field/choice-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import type { Answer } from './answer.ts';
import { FormKeyField } from './form-key-field.tsx';
import { SectionForm } from './section-form.tsx';

const PROBLEM = { field: 'letter-email', message: 'Enter an email address.' };
const SENT = { email: 'ida', text: 'It is open.', reply: 'on' };
const REFUSED: Answer = {
  kind: 'refused',
  form: 'letter',
  problems: [PROBLEM],
  status: 400,
  values: SENT,
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Letter() {
  return (
    <SectionForm form="letter" fields={{ email: 'clara' }} submit={['Send', 'Sending']} clears>
      {(field, hidden) => (
        <>
          <FormKeyField value={hidden['key']} />
          <TextField label="Email" {...field('email')} />
          <TextArea label="Text" {...field('text')} />
          <Choice
            type="checkbox"
            name="reply"
            label="Reply"
            defaultChecked={field('reply').defaultValue === 'on'}
          />
        </>
      )}
    </SectionForm>
  );
}

/** Shows the form; each press is answered by the next of `answers`. */
function show(answers: readonly Answer[], hydrationData: HydrationState = {}): FormData[] {
  const sent: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return answers[sent.length - 1];
  };
  const router = createMemoryRouter([{ path: '/', element: <Letter />, action }], {
    hydrationData,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return sent;
}

function controls() {
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const reply = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reply' });
  return { email, text, reply };
}

function fillIn(): void {
  const { email, text, reply } = controls();
  fireEvent.input(email, { target: { value: SENT.email } });
  fireEvent.input(text, { target: { value: SENT.text } });
  fireEvent.click(reply);
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

function typed() {
  const { email, text, reply } = controls();
  return [email.value, text.value, reply.checked];
}

function initial() {
  const { email, text, reply } = controls();
  return [email.defaultValue, text.defaultValue, reply.defaultChecked];
}

const failed: Answer = { kind: 'failed', form: 'letter', says: 'Not now.', values: SENT };

test.each([
  ['a refusal', REFUSED, () => screen.getByRole('group', { name: /^There is a problem/ })],
  ['a lost answer', failed, () => screen.getByText('Not now.')],
])('%s leaves the initial values of all controls as they were', async (_, answer, outcome) => {
  show([answer]);
  fillIn();
  press();
  await expect.poll(outcome).toBeDefined();
  expect(typed()).toEqual(['ida', 'It is open.', true]);
  expect(initial()).toEqual(['clara', '', false]);
});

test('a form that was sent without JavaScript begins with what was sent, until it is saved', async () => {
  const saved: Answer = { kind: 'saved', form: 'letter', says: 'Sent.' };
  show([REFUSED, saved], { actionData: { '0': REFUSED } });
  expect(initial()).toEqual(['ida', 'It is open.', true]);
  press();
  await expect.poll(() => screen.getByRole('button', { name: 'Send' })).toBeDefined();
  expect(initial()).toEqual(['ida', 'It is open.', true]);
  press();
  await expect.poll(() => screen.queryByText('Sent.')).not.toBeNull();
  await expect.poll(typed).toEqual(['clara', '', false]);
});

test('the press after a lost answer repeats its key, and the one after a refusal has another', async () => {
  const sent = show([{ ...failed, values: {} }, { ...REFUSED, values: {} }, REFUSED]);
  for (const times of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await expect.poll(() => screen.queryByRole('button', { name: 'Send' })).not.toBeNull();
    press();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => sent).toHaveLength(times);
  }
  const [lost, again, next] = sent.map((data) => data.get('key'));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
