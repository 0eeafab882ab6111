// @vitest-environment happy-dom
import { hydrate } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answersOf, brought } from '#api/cache/preload.ts';
import { createQueryClient, queryClient } from '#api/cache/query-client.ts';

import { loadAnew } from './load-anew.ts';

const KEY = ['addresses'];
const here = new Request(new URL('/myaccounts/accountsettings', location.href));

// Vitest counts as a server, where every page has its own cache.
beforeEach(() => {
  vi.stubEnv('SSR', false);
  history.replaceState(null, '', here.url);
});
afterEach(() => {
  vi.unstubAllEnvs();
  queryClient().clear();
});

function loaded(data: string, updatedAt: number) {
  const client = createQueryClient();
  client.setQueryData(KEY, data, { updatedAt });
  return answersOf(client);
}

test('a new answer replaces the page’s, whichever clock dated them', async () => {
  queryClient().setQueryData(KEY, 'Home', { updatedAt: Date.now() + 300_000 });
  const fresh = await loadAnew(here, () => Promise.resolve(loaded('Cabin', 1)));
  hydrate(queryClient(), brought(fresh));
  expect(queryClient().getQueryData(KEY)).toBe('Cabin');
});

test('a shown page stays when loading it again fails', async () => {
  expect(await loadAnew(here, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({});
});

test('a page that is not shown yet fails, and a redirect passes through', async () => {
  const lost = new TypeError('Failed to fetch');
  const there = new Request(new URL('/myaccounts/watchlist', location.href));
  await expect(loadAnew(there, () => Promise.reject(lost))).rejects.toBe(lost);
  const away = new Response(null, { status: 302 });
  await expect(loadAnew(here, () => Promise.reject(away))).rejects.toBe(away);
});
