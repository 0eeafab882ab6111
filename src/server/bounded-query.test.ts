import { expect, test } from 'vitest';

import { boundedQuery } from './bounded-query.ts';

const LONG = '9 a@'.repeat(4_000);

function queryOf(path: string, fields: Record<string, string>): string {
  return boundedQuery(new URL(`https://store.example${path}?${new URLSearchParams(fields)}`));
}

test.each([
  ['/sale/precious-metal-verifier', 'mass'],
  ['/how-much-can-i-buy', 'sum'],
  ['/bold-bullion-portfolio', 'price'],
  ['/search', 'searchkey'],
  ['/state-sales-tax.data', 'zip'],
  // Names that every plain object has.
  ['/search', 'constructor'],
  ['/search', 'toString'],
])('%s: a longer “%s” than fields may be counts as not given', (path, name) => {
  expect(queryOf(path, { [name]: LONG, page: '2' })).toBe('?page=2');
  expect(queryOf(path, { [name]: LONG })).toBe('');
  expect(queryOf(path, { [name]: '9'.repeat(201) })).toBe('');
  expect(queryOf(path, { [LONG]: name })).toBe('');
});

test('other queries stay as they were written', () => {
  const query = '?searchkey=1%20oz+eagle&page=2&page=3&returnTo=%2Fcart';
  expect(boundedQuery(new URL(`https://store.example/search${query}`))).toBe(query);
  expect(queryOf('/search', { searchkey: '9'.repeat(200) })).toContain('9'.repeat(200));
  expect(queryOf('/alert', { token: 'e'.repeat(2_000) })).toContain('e'.repeat(2_000));
});

test.each(['/api/Product/GetPrices', '/images/eagle.png', '/__manifest', '/search.data'])(
  '%s: parameters of calls and of the router pass',
  (path) => {
    const name = path.endsWith('.data') ? '_routes' : 'paths';
    expect(queryOf(path, { [name]: LONG })).not.toBe('');
  },
);
