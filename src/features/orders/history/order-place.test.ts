import { expect, test } from 'vitest';

import { historyHref, isNarrowed, readPlace } from './order-place.ts';

function read(query: string) {
  return readPlace(new URLSearchParams(query));
}

test('an address says which orders are meant', () => {
  const place = read(
    'search=+eagle+&status=Shipped&from=2026-01-01&to=2026-03-31&sort=oldest&page=3',
  );
  expect(place).toEqual({
    search: 'eagle',
    status: 'Shipped',
    from: '2026-01-01',
    to: '2026-03-31',
    sort: 'oldest',
    page: 3,
  });
  expect(historyHref(place)).toBe(
    '/orders/order-history?search=eagle&status=Shipped&from=2026-01-01&to=2026-03-31&sort=oldest&page=3',
  );
});

test('what makes no sense is left out', () => {
  const place = read('search=&status=Lost&from=2026-02-31&to=yesterday&sort=random&page=-1');
  expect(place).toEqual({ page: 1 });
  expect(historyHref(place)).toBe('/orders/order-history');
  expect(read('page=99999999').page).toBe(10_000);
  expect(read('from=3%2F1%2F1820&to=3%2F1%2F2026')).toEqual({ to: '2026-03-01', page: 1 });
});

test('two swapped ends mean the same span', () => {
  expect(read('from=2026-03-31&to=2026-01-01')).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-31',
  });
});

test('an order or a page narrows nothing', () => {
  expect(isNarrowed(read('sort=oldest&page=2'))).toBe(false);
  expect(isNarrowed(read('to=2026-03-31'))).toBe(true);
});
