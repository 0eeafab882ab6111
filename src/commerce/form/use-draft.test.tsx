// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createQueryClient } from '#api/cache/query-client.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import { routeCalls } from '#lib/transport.ts';

import { draftKey, readDraft, writeDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

const CLARA = draftKey('BPM-20417', 'letter');
const OLD = { text: 'An old text', topic: 'Order', reply: 'phone', copy: 'on' };
const customer = Promise.withResolvers<undefined>();

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'signed-in=1';
  act(sessionChanged);
});

afterEach(cleanup);

function Letter() {
  const form = useRef<HTMLFormElement>(null);
  const { isRestored } = useDraft('letter', form);
  return (
    <form ref={form}>
      {isRestored ? <p>What you had typed is back.</p> : null}
      <textarea name="text" aria-label="Text" />
      <select name="topic" aria-label="Topic">
        <option>Product</option>
        <option>Order</option>
      </select>
      <input type="radio" name="reply" value="email" aria-label="By email" defaultChecked />
      <input type="radio" name="reply" value="phone" aria-label="By phone" />
      <input type="checkbox" name="copy" aria-label="Send me a copy" />
      <input type="checkbox" name="binds" aria-label="I agree" autoComplete="off" />
      <input name="card" aria-label="Card" autoComplete="cc-number" />
    </form>
  );
}

function draw() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Letter />
    </QueryClientProvider>,
  );
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const isChecked = (role: 'radio' | 'checkbox', name: string) =>
  screen.getByRole<HTMLInputElement>(role, { name }).checked;

test('a draft fills what was not changed before its customer was known, and what was changed is stored', async () => {
  routeCalls(async () => {
    await customer.promise;
    return Response.json({ data: { customerId: 'BPM-20417', emailId: 'clara@example.com' } });
  });
  writeDraft(CLARA, OLD);
  draw();
  fireEvent.input(text(), { target: { value: 'A new text' } });
  expect(readDraft(CLARA)).toEqual(OLD);
  customer.resolve(undefined);
  expect(await screen.findByText('What you had typed is back.')).toBeDefined();
  expect(text().value).toBe('A new text');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Order');
  expect(isChecked('radio', 'By phone')).toBe(true);
  expect(isChecked('checkbox', 'Send me a copy')).toBe(true);
  expect(readDraft(CLARA)).toEqual({ ...OLD, text: 'A new text' });
});

test('what binds and what pays is never stored', async () => {
  document.cookie = 'signed-in=; max-age=0';
  act(sessionChanged);
  draw();
  fireEvent.input(text(), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  fireEvent.input(screen.getByRole('textbox', { name: 'Card' }), { target: { value: '4242' } });
  await expect.poll(() => readDraft(draftKey('guest', 'letter'))).toEqual({ text: 'Mine' });
});
