import { expect, test } from 'vitest';

import { onNewAddress, orUnsent } from './unsent.ts';

const OFFLINE = 'You seem to be offline. Nothing was lost: please try again.';
const says = (words: string) => words;

test('a form that reaches the store has the store’s answer', async () => {
  expect(await orUnsent(() => Promise.resolve('done'), says)).toBe('done');
});

test('a form that does not reach it has words, and stays', async () => {
  const lost = new TypeError('Failed to fetch');
  expect(await orUnsent(() => Promise.reject(lost), says)).toBe(OFFLINE);
});

test('a redirect, and what the store itself throws, go on', async () => {
  const away = new Response(null, { status: 303 });
  await expect(orUnsent(() => Promise.reject(away), says)).rejects.toBe(away);
});

test('a page is loaded anew for another address only', () => {
  const currentUrl = new URL('http://store/signin');
  const nextUrl = new URL('http://store/signin?expired=1');
  expect(onNewAddress({ currentUrl, nextUrl: currentUrl })).toBe(false);
  expect(onNewAddress({ currentUrl, nextUrl })).toBe(true);
});
