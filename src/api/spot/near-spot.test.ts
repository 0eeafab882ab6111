import { expect, test } from 'vitest';

import type { NearSpotResponse } from '#generated/models/nearSpotResponse.ts';

import { nearSpotQuery } from './near-spot.ts';

const round = {
  id: 1310,
  name: '10 oz Silver Bar',
  productNameWithHypen: '10-oz-silver-bar',
  imagePath: '/images/products/1310.png',
  price: 689,
  cardPrice: 717.94,
  ounces: 10,
};

function read(product: object) {
  return nearSpotQuery('silver').select?.({ data: [product] } as unknown as NearSpotResponse);
}

test('the premium is per ounce, and a share of the metal', () => {
  expect(read({ ...round, premiumPerOunce: 1.99 })).toEqual([
    {
      id: 1310,
      name: '10 oz Silver Bar',
      href: '/product/1310/10-oz-silver-bar',
      image: '/images/products/1310.png',
      cash: 68_900,
      card: 71_794,
      premium: { cents: 199, percent: expect.closeTo(2.974, 3) as number },
    },
  ]);
});

test('without a premium nothing is said of it', () => {
  expect(read(round)).toEqual([expect.not.objectContaining({ premium: expect.anything() })]);
});
