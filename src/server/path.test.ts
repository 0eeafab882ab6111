import { expect, test } from 'vitest';

import { pathRefusal } from './path.ts';

test.each([
  ['/', undefined],
  [`/${'a'.repeat(1_999)}`, undefined],
  [`/${'a'.repeat(2_000)}`, 414],
  [`/a${'/a'.repeat(59)}`, undefined],
  [`/a${'/a'.repeat(60)}`, 414],
  ['/'.repeat(61), 414],
  [`/search/searchresults?searchkey=${'a/'.repeat(4_000)}`, undefined],
  ['/a?then=%09', undefined],
  ['/%09/elsewhere', 400],
  ['/a%7F', 400],
  ['http://evil.example/', 400],
  ['*', 400],
  ['', 400],
])('%#: an address of this length and these parts: %.40s', (address, status) => {
  expect(pathRefusal(address)?.status).toBe(status);
});
