import { operations } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { findTypeMismatches } from './documented-answer.server.ts';

const NODE = { label: 'Silver', href: '/silver' };

function wrongIn(node: object): Promise<string[]> {
  return findTypeMismatches([{ operation: operations.getMenu, body: { data: [NODE, node] } }]);
}

test.each([
  ['a number for a text', { label: 7, href: '/silver' }],
  ['a text for a list', { ...NODE, options: 'none' }],
  ['a list for an object', []],
  ['a text in the depth', { ...NODE, options: ['gold'] }],
])('%s is a mismatch', async (_, node) => {
  expect(await wrongIn(node)).toEqual(['getMenu']);
});

test.each([
  ['nothing for a text', { href: '/silver' }],
  ['null for a text', { ...NODE, label: null }],
  ['a field that is not in the contract', { ...NODE, more: 7 }],
])('%s is tolerated', async (_, node) => {
  expect(await wrongIn(node)).toEqual([]);
});

test('a new enum value is tolerated', async () => {
  const body = { data: { slug: 'a', title: 'A', type: 'video', topic: 'art' } };
  expect(await findTypeMismatches([{ operation: operations.getBlogDetail, body }])).toEqual([]);
});
