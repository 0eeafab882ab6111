import { expect, test } from 'vitest';

import { likedPlaces } from './liked-places.ts';

const likes = { mints: [], jewelryAndCoupons: false };
const gold = { metal: ['gold'], availability: ['In Stock'], size: 4 };

test('without a favorite metal there are no listings', () => {
  expect(likedPlaces({ ...likes, mints: ['pamp'], productType: 2 })).toEqual([]);
});

test('the metal is enough', () => {
  expect(likedPlaces({ ...likes, metal: 'gold' })).toEqual([gold, gold]);
});

test('kind and mints narrow the list, and the metal alone is the fallback', () => {
  expect(likedPlaces({ ...likes, metal: 'gold', productType: 2, mints: ['pamp'] })).toEqual([
    { ...gold, form: ['bar'], mint: ['pamp'] },
    gold,
  ]);
});
