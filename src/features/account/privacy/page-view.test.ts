import { expect, test } from 'vitest';

import { isCounted, pageName, pageViewOf, publicUrl } from './page-view.ts';

const GUEST = { guestId: 'g-1' };

function at(path: string): URL {
  return new URL(path, 'https://shop.example.com');
}

test('§7 a view has the whole address, the path, the previous page and the guest', () => {
  const previousUrl = 'https://shop.example.com/';
  expect(
    pageViewOf(at('/silver/us-silver-coins?sort=price-asc'), { ...GUEST, previousUrl }),
  ).toEqual({
    url: 'https://shop.example.com/silver/us-silver-coins?sort=price-asc',
    path: '/silver/us-silver-coins',
    previousUrl,
    guestId: 'g-1',
  });
});

test('§7 the view of a product has its id, and that of a customer has theirs', () => {
  const view = pageViewOf(at('/product/225134/an-eagle'), { ...GUEST, customerId: 'BPM-1' });
  expect(view).toMatchObject({ productId: 225134, customerId: 'BPM-1' });
  expect(pageViewOf(at('/products'), GUEST)).not.toHaveProperty('productId');
});

test.each(['silver', 'gold', 'platinum', 'palladium'])(
  '§9 the chart of %s is not counted',
  (metal) => {
    expect(isCounted(at(`/chart/${metal}-price?range=1y`))).toBe(false);
  },
);

test.each(['/', '/chart/copper-price', '/silver/chart', '/cart/cart'])('%s is counted', (path) => {
  expect(isCounted(at(path))).toBe(true);
});

test('personal parameters are removed from the address', () => {
  expect(publicUrl(at('/reset?token=abc&EmailId=a%40b.c&token=d&page=2#top'))).toBe(
    'https://shop.example.com/reset?page=2',
  );
  expect(publicUrl(at(`/?q=${'x'.repeat(3000)}`))).toHaveLength(2048);
});

test('a page is named by the first part of its path', () => {
  expect(['/', '/product/1/x', '/cart/cart'].map((path) => pageName(at(path)))).toEqual([
    'home',
    'product',
    'cart',
  ]);
});
