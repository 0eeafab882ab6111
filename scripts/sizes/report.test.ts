import { expect, test } from 'vitest';

import { overBudget, row, sizesPage, type Measured } from './report.ts';

const both = (bytes: number) => ({ brotli: bytes, gzip: bytes + 1000 });

const HEAVY: Measured = {
  page: { name: 'cart', path: '/cart/cart', budget: { script: 9_999, html: 5_000 }, isOwn: true },
  weight: { script: both(10_000), style: both(2_000), html: both(5_000), inline: 40, requests: 7 },
  ms: 12.34,
};

test('a part is over its budget from the first byte, and only where there is one', () => {
  expect(overBudget([HEAVY])).toBe(1);
  expect(overBudget([{ ...HEAVY, page: { name: 'x', path: '/x' } }])).toBe(0);
  expect(row(HEAVY)).toEqual({
    page: 'cart',
    script: '10.0 kB over 10.0 kB',
    style: '2.0 kB',
    html: '5.0 kB of 5.0 kB',
    inline: '0.0 kB',
    requests: '7',
    server: '12.3 ms',
  });
});

test('the page of the documentation gives gzip, and what could not be opened', () => {
  const text = sizesPage([HEAVY], ['/checkout/review']);
  expect(text).toContain('| cart | `/cart/cart` | a customer | 11.0 | 3.0 | 6.0 | 7 | 12.3 |');
  expect(text).toContain('such as a checkout: `/checkout/review`.');
});
