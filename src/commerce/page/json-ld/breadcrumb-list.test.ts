import { expect, test } from 'vitest';

import { breadcrumbList } from './breadcrumb-list.ts';

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
