import { expect, test } from 'vitest';

import { breadcrumbList } from './breadcrumb-list.ts';
import { itemList } from './item-list.ts';

const ORIGIN = 'https://shop.example';

test('a breadcrumb begins at home, and its last step has no address', () => {
  const trail = [{ label: 'Silver', href: '/silver-bullion' }];
  expect(breadcrumbList(ORIGIN, { trail, here: 'Coins' })).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Silver',
        item: 'https://shop.example/silver-bullion',
      },
      { '@type': 'ListItem', position: 3, name: 'Coins' },
    ],
  });
});

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
