import { operations } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { dropUndocumentedParams } from './request-fields.server.ts';

function queryOf(query: string): string {
  const request = new Request(`https://store.example/api/Product/SearchProductsByKW${query}`);
  return new URL(dropUndocumentedParams(request, operations.searchProductsByKW).url).search;
}

test('undocumented and repeated parameters are dropped', () => {
  expect(queryOf('?keyword=1%20oz&page=2&keyword=decoy&Keyword=decoy')).toBe('?keyword=1+oz');
  expect(queryOf('?debug=1')).toBe('');
});

test('a documented query keeps its spelling', () => {
  expect(queryOf('?keyword=1%20oz')).toBe('?keyword=1%20oz');
});
