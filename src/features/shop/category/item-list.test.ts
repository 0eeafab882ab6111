import { expect, test } from 'vitest';

import { itemList } from './item-list.ts';

const ORIGIN = 'https://shop.example';

test('the places of a list go on from page to page', () => {
  const products = [{ id: 7, name: 'Silver Eagle' }];
  const position = (page?: number) =>
    itemList(ORIGIN, { products, total: 49, size: 24, ...(page && { page }) });
  expect(position()).toMatchObject({ numberOfItems: 49, itemListElement: [{ position: 1 }] });
  expect(position(3)).toMatchObject({
    itemListElement: [
      { position: 49, name: 'Silver Eagle', url: 'https://shop.example/product/7/silver-eagle' },
    ],
  });
});

test('a product has one address, whatever stock its card shows', () => {
  const products = [{ id: 7, name: 'Silver Eagle', chosenStock: 'impaired' }];
  expect(itemList(ORIGIN, { products, total: 1 })).toMatchObject({
    itemListElement: [{ url: 'https://shop.example/product/7/silver-eagle' }],
  });
});
