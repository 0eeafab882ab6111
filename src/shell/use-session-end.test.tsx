// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#api/cache/query-client.ts';
import { likePurchasesQuery } from '#api/catalog/picks.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { sessionChanged, useSignedIn } from '#commerce/session/signed-in.ts';
import { routeCalls, type Fetcher } from '#lib/transport.ts';

import { useSessionEnd } from './use-session-end.ts';

vi.mock('#commerce/session/expired.ts', () => ({ sessionExpired: vi.fn<typeof sessionExpired>() }));

beforeEach(() => {
  vi.mocked(sessionExpired).mockClear();
  document.cookie = 'signed-in=1';
  sessionChanged();
});

afterEach(cleanup);

/** A part for customers only, as the rows of picks are. */
function Part() {
  return useSignedIn() ? <Purchases /> : 'A guest';
}

function Purchases() {
  useQuery(likePurchasesQuery());
  return 'A customer';
}

function Page() {
  useSessionEnd();
  return <Part />;
}

const client = createQueryClient();
const page = () => (
  <QueryClientProvider client={client}>
    <Page />
  </QueryClientProvider>
);

test('§8 a call that finds the session expired is told, although the page is drawn before its answer is read', async () => {
  const { promise: body, resolve: arrives } = Promise.withResolvers<undefined>();
  const answer = vi.fn<Fetcher>(async (_, { signal }) => {
    await body;
    signal?.throwIfAborted();
    return Response.json({ message: 'expired' }, { status: 401 });
  });
  routeCalls(answer);
  const { rerender, container } = render(page());
  await waitFor(() => expect(answer).toHaveBeenCalled());
  // What the headers of the answer do, before the page can read it.
  document.cookie = 'signed-in=; max-age=0';
  rerender(page());
  expect(container.textContent).toBe('A customer');
  arrives(undefined);
  await waitFor(() => expect(sessionExpired).toHaveBeenCalledOnce());
});

test('a page turns into a guest’s when the end of the session is told', () => {
  const { container } = render(page());
  document.cookie = 'signed-in=; max-age=0';
  act(sessionChanged);
  expect(container.textContent).toBe('A guest');
});
