import { expect, test } from 'vitest';

import { linkedTexts } from './linked-text.ts';

const bid = { text: 'bid', href: '/glossary#bid' };
const lock = { text: 'lock', href: '/glossary#lock' };
const priceLock = { text: 'price lock', href: '/blogs/how-a-price-lock-works' };

test('a link takes the first place of its words, and no other', () => {
  expect(linkedTexts(['Spot has two sides.', 'The bid, and the bid.'], [bid])).toEqual([
    ['Spot has two sides.'],
    ['The ', bid, ', and the bid.'],
  ]);
});

test('words within other words are no place', () => {
  expect(linkedTexts(['Forbidden bids.', 'A bid'], [bid])).toEqual([
    ['Forbidden bids.'],
    ['A ', bid],
  ]);
});

test('the longer of two links keeps its words whole', () => {
  expect(linkedTexts(['A price lock is a lock.'], [lock, priceLock])).toEqual([
    ['A ', priceLock, ' is a ', lock, '.'],
  ]);
});

test('a link whose words stand nowhere is left out', () => {
  expect(linkedTexts(['Nothing here (c++).'], [bid, { text: 'c++', href: '/c' }])).toEqual([
    ['Nothing here (', { text: 'c++', href: '/c' }, ').'],
  ]);
});
