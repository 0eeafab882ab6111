import { expect, test } from 'vitest';

import { redirectToApiPath } from './api-redirect.ts';

test('a path in an answer is a temporary redirect', () => {
  const { status, headers } = redirectToApiPath('/blogs/what-a-premium-is-made-of?back=/null');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/blogs/what-a-premium-is-made-of?back=/null');
  expect(redirectToApiPath('/state-sales-tax/texas', 303).status).toBe(303);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  'investing-guide',
  '',
  '/investing-guide/undefined',
  '/blogs/null',
  '/product/NaN/eagle?page=1',
])('“%s” makes the answer unreadable', (path) => {
  expect(() => redirectToApiPath(path)).toThrow(
    expect.objectContaining({ problem: { kind: 'unreadable' } }),
  );
});
