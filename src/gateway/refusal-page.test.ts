import { expect, test } from 'vitest';

import { explainRefusal } from './refusal-page.server.ts';
import { refuse } from './refuse.server.ts';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' };
const PAGE = 'text/html; charset=utf-8';
const PROBLEM = 'application/problem+json';

function explained(status: number, headers: Record<string, string>, method = 'GET') {
  const request = new Request('https://store.example/images/coin.png', { method, headers });
  return explainRefusal(request, refuse(status, 'The API host did not answer.'));
}

test.each([
  [502, 'This file did not load', 'Go to the home page'],
  [404, 'File not found', 'Go to the home page'],
  [401, 'Please sign in', '/signin'],
])('a person who opens an address that is refused with %i reads why', async (status, ...texts) => {
  const response = await explained(status, NAVIGATION);
  const page = await response.text();
  for (const text of texts) expect(page).toContain(text);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(PAGE);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each<[string, Record<string, string>, string, string?]>([
  ['an old browser without fetch metadata', { accept: 'text/html' }, PAGE],
  ['a script', { accept: '*/*', 'sec-fetch-dest': 'empty' }, PROBLEM],
  ['a picture in a page', { accept: 'image/webp,*/*', 'sec-fetch-dest': 'image' }, PROBLEM],
  ['a program', {}, PROBLEM],
  ['a form', NAVIGATION, PROBLEM, 'POST'],
])('%s gets a page only where a person reads it', async (_, headers, type, method) => {
  const response = await explained(502, headers, method);
  expect(response.headers.get('content-type')).toBe(type);
});

test('an answer that is no refusal stays as it is', async () => {
  const request = new Request('https://store.example/images/coin.png', { headers: NAVIGATION });
  const picture = new Response('picture', { headers: { 'content-type': 'image/png' } });
  expect(await explainRefusal(request, picture)).toBe(picture);
});
