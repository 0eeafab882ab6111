import { expect, test } from 'vitest';

import { leadTo } from './lead-to.ts';

test('an address of the API leads to a page of this store, and not for good', () => {
  const { status, headers } = leadTo('/blogs/what-a-premium-is-made-of?back=/null');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/blogs/what-a-premium-is-made-of?back=/null');
  expect(leadTo('/state-sales-tax/texas', 303).status).toBe(303);
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
])('“%s” is none, and the answer cannot be read', (path) => {
  expect(() => leadTo(path)).toThrow(expect.objectContaining({ problem: { kind: 'unreadable' } }));
});
