import { expect, test } from 'vitest';

import { pageKey, pageReads } from './page-reads.server.ts';

const reads = pageReads([
  'page',
  { only: { range: ['1W', '1Y'], table: ['shown'] }, own: ['from', 'to'] },
]);

function keyOf(query: string): string | undefined {
  return pageKey(reads, new URLSearchParams(query))?.toString();
}

test.each([
  ['', ''],
  ['utm_source=x', ''],
  ['range=1Y', 'range=1Y'],
  ['table=shown&utm_source=x&range=1Y', 'range=1Y&table=shown'],
  ['%72ange=%31Y', 'range=1Y'],
  ['RANGE=zzz', ''],
])('a page is kept under the values of its lists, in one order: "%s"', (query, key) => {
  expect(keyOf(query)).toBe(key);
});

test('a parameter without a list is kept with all its values', () => {
  expect(keyOf('page=anything&page=2')).toBe('page=anything&page=2');
});

test.each(['range=zzz', 'range=1y', 'range=', 'range', 'range=1Y+', 'range=1Y%00', 'table=hidden'])(
  'another value than those of the list is kept by nobody: "%s"',
  (query) => {
    expect(keyOf(query)).toBeUndefined();
    expect(keyOf(`page=2&${query}`)).toBeUndefined();
  },
);

test.each(['range=1Y&range=1W', 'range=1Y&range=1Y', 'range=1Y&range=zzz', 'range=1Y&range='])(
  'a value of a list that comes twice is kept by nobody: "%s"',
  (query) => {
    expect(keyOf(query)).toBeUndefined();
  },
);

test.each(['from=2026-01-02', 'to=2026-02-03', 'range=1Y&from=x', '%66rom=+', 'from=&from=x'])(
  'a free value is kept by nobody: "%s"',
  (query) => {
    expect(keyOf(query)).toBeUndefined();
  },
);

test('an empty field of a form is no free value', () => {
  expect(keyOf('from=&to=&range=1Y')).toBe('range=1Y');
});

test.each(['constructor=1', '__proto__=1', 'toString=1'])(
  'what every object has is no parameter: "%s"',
  (query) => {
    expect(keyOf(query)).toBe('');
  },
);
