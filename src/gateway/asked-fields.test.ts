import { operations } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { withDocumentedQuery } from './asked-fields.server.ts';

function queryOf(query: string): string {
  const request = new Request(`https://store.example/api/Product/SearchProductsByKW${query}`);
  return new URL(withDocumentedQuery(request, operations.searchProductsByKW).url).search;
}

test('the API host gets the parameters that the contract has for a call, each once', () => {
  expect(queryOf('?keyword=1%20oz&page=2&keyword=decoy&Keyword=decoy')).toBe('?keyword=1+oz');
  expect(queryOf('?debug=1')).toBe('');
});

test('a query as the contract has it stays as it was written', () => {
  expect(queryOf('?keyword=1%20oz')).toBe('?keyword=1%20oz');
});
