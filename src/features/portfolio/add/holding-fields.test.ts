import { expect, test } from 'vitest';

import { holdingIn, holdingWords, ownPiece } from './holding-fields.ts';
import { premiumFor } from './premium-for.ts';

const TODAY = '2026-11-18';
const RIGHT = {
  source: 'other',
  dealer: 'Corner Coin Shop',
  name: ' Grandma’s round ',
  metal: 'silver',
  ounces: '.5',
  day: '3/14/2026',
  units: '1,250',
  price: '$88.50',
  fees: '',
  spot: '81.20',
  premium: '−1.20',
};

const fieldOf = (typed: Record<string, string>) => (name: string) =>
  ({ ...RIGHT, ...typed })[name] ?? '';

/** The error messages that are there. */
function wrongIn(typed: Record<string, string>, isPicked = false) {
  const words = Object.entries(holdingWords(fieldOf(typed), TODAY, isPicked));
  return Object.fromEntries(words.filter(([, message]) => message));
}

test('a purchase elsewhere is read to the cent', () => {
  const field = fieldOf({});
  expect(wrongIn({})).toEqual({});
  const piece = ownPiece(field);
  if (!piece) throw new Error('The piece is right.');
  expect(holdingIn(field, piece)).toEqual({
    productId: undefined,
    name: 'Grandma’s round',
    metal: 'silver',
    ounces: 0.5,
    dealer: 'Corner Coin Shop',
    day: '2026-03-14',
    units: 1250,
    unitCents: 88_50,
    feesCents: 0,
    spotCents: 81_20,
    premiumCents: -1_20,
  });
});

test.each([
  ['source', '', 'Choose where you bought it.'],
  ['dealer', ' ', 'Enter the name of the dealer.'],
  ['dealer', 'x'.repeat(101), 'The name of the dealer can have 100 characters at most.'],
  ['name', '', 'Enter the name of the product.'],
  ['metal', 'copper', 'Choose the metal.'],
  ['ounces', '0', 'Enter the fine ounces of one as a number above 0, such as 0.25.'],
  ['ounces', '1,5', 'Enter the fine ounces of one as a number above 0, such as 0.25.'],
  ['ounces', '1000000', 'One piece can have at most 100,000 ounces.'],
  ['day', '11/19/2026', 'The date is after today, 11/18/2026.'],
  ['day', '2026-11-19', 'The date is after today, 11/18/2026.'],
  ['units', '0', 'Enter how many as a number above 0, such as 5.'],
  ['units', '1e9', 'Enter how many as a number above 0, such as 5.'],
  ['units', '1000001', 'Enter at most 1,000,000 units.'],
  ['price', '88,50', 'Enter the price of one in dollars, such as 88.50. A gift costs 0.'],
  ['fees', '-3', 'Enter the fees in dollars, such as 12.00, or leave the field empty.'],
  ['spot', '-1', 'Enter the dollars of an ounce, such as 81.20, or leave the field empty.'],
  ['premium', '--1', 'Enter the dollars of an ounce, such as 81.20, or leave the field empty.'],
])('%s of “%s” is told in words', (name, text, words) => {
  expect(wrongIn({ [name]: text })).toEqual({ [name]: words });
});

test('a gift costs nothing, and an ISO date is a date', () => {
  expect(wrongIn({ price: '0', day: '1950-03-14', spot: '', premium: '' })).toEqual({});
});

test('only a product of the catalog can be bought here, from no other dealer', () => {
  const here = { source: 'bold', dealer: '', metal: '', ounces: '' };
  expect(wrongIn(here)).toEqual({
    name: 'Choose one of our products. Other names are for other dealers.',
  });
  expect(wrongIn(here, true)).toEqual({});
});

test('the premium is what the price leaves over spot, else what the product usually costs', () => {
  const piece = { name: 'Round', metal: 'silver', ounces: '1' } as const;
  const spot = { day: '2026-03-13', spotCents: 81_00, premiumCents: 5_70 };
  expect(premiumFor(fieldOf({ spot: '' }), piece, spot)).toBe('7.50');
  expect(premiumFor(fieldOf({ spot: '80.50' }), piece, spot)).toBe('8.00');
  expect(premiumFor(fieldOf({ price: '' }), piece, spot)).toBe('5.70');
  expect(premiumFor(fieldOf({ price: '' }), piece, { ...spot, premiumCents: undefined })).toBe('');
});
