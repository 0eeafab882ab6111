// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#api/cache/query-client.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import * as announcer from '#ui/toast/announcer.tsx';

import { AlertForm } from './alert-form.tsx';
import { alertPath, type AlertTarget } from './alert-target.ts';

const GOLD: AlertTarget = { kind: 'spot', metal: 'gold' };
const EAGLE: AlertTarget = { kind: 'price', productId: 225_134 };
const FORM = 'alert-spot-gold';

beforeEach(() => {
  vi.spyOn(announcer, 'announce').mockReturnValue();
  // A file before this one may have left a customer.
  act(sessionChanged);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.cookie = 'signed-in=; max-age=0';
  act(sessionChanged);
});

/** Draws the form on a page of its own; `answer` is what its route answers. */
function draw(target: AlertTarget, answer?: Answer) {
  const sent: Record<string, unknown>[] = [];
  const Page = createRoutesStub([
    { path: '/', Component: () => <AlertForm target={target} nowCents={440_250} /> },
    {
      path: alertPath(target),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return answer ?? null;
      },
    },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return sent;
}

function field(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function types(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Tell me by email' }));
}

test('a guest says above or below which price, and where to write', async () => {
  const says = 'We have sent a link to ida@example.com.';
  const sent = draw(GOLD, { kind: 'saved', form: FORM, says });
  expect(screen.getByRole('group', { name: 'When gold' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'falls below' })).toHaveProperty('checked', true);
  const hint = field('Price of one troy ounce').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toBe('In dollars. Now $4,402.50.');
  fireEvent.click(screen.getByRole('radio', { name: 'rises above' }));
  types('Price of one troy ounce', '4,500');
  types('Email address', 'ida@example.com');
  press();
  expect(await screen.findByText(says)).toBeDefined();
  await expect.poll(() => vi.mocked(announcer.announce).mock.calls.flat()).toContain(says);
  expect(sent).toEqual([
    { direction: 'above', price: '4,500', email: 'ida@example.com', form: FORM },
  ]);
});

test('a customer gives no address, and is told where their alerts are', async () => {
  document.cookie = 'signed-in=1';
  act(sessionChanged);
  const sent = draw(EAGLE);
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull();
  const link = screen.getByRole('link', { name: 'your watchlist' });
  expect(link.getAttribute('href')).toBe('/myaccounts/watchlist');
  types('Price for one', '80');
  press();
  await expect.poll(() => sent).toEqual([{ price: '80', form: 'alert-price-225134' }]);
});

test('a refused price is told at its field, which keeps what was typed', async () => {
  const message = 'Above that already: gold costs $4,402.50 now.';
  const problems = [{ field: `${FORM}-price`, message }];
  const values = { direction: 'above', price: '4000', email: 'ida@example.com' };
  draw(GOLD, { kind: 'refused', form: FORM, problems, status: 400, values });
  fireEvent.click(screen.getByRole('radio', { name: 'rises above' }));
  types('Price of one troy ounce', '4000');
  press();
  const summary = await screen.findByRole('group', { name: /There is a problem/ });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByRole('link', { name: message }).getAttribute('href')).toBe(`#${FORM}-price`);
  expect(field('Price of one troy ounce').getAttribute('aria-invalid')).toBe('true');
  expect(field('Price of one troy ounce').value).toBe('4000');
  expect(screen.getByRole('radio', { name: 'rises above' })).toHaveProperty('checked', true);
});

test.each<[string, Answer]>([
  [
    'Too many tries. Wait 60 seconds, then try again.',
    { kind: 'busy', form: FORM, waitMs: 60_000 },
  ],
  ['This product is gone.', { kind: 'missing', form: FORM, noun: 'product' }],
  [
    'You have this alert already.',
    {
      kind: 'refused',
      form: FORM,
      says: 'You have this alert already.',
      problems: [],
      status: 409,
    },
  ],
])('a failure is told beside the button: %s', async (words, answer) => {
  draw(GOLD, answer);
  press();
  expect((await screen.findByText(words)).textContent).toBe(`Error: ${words}`);
});
