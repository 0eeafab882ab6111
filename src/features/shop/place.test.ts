import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FacetName } from '#api/catalog/listing-model.ts';
import { closedFacets, listingSorts } from '#api/catalog/listing.ts';

import { askFor, everything, facetNames, readPlace, writePlace, type Place } from './place.ts';

function read(query: string) {
  return readPlace(new URLSearchParams(query));
}

function chosen(values: Partial<Place['chosen']>): Place['chosen'] {
  return { ...everything.chosen, ...values };
}

test('an address without a query is the whole list', () => {
  expect(read('')).toEqual({ place: everything, unread: [] });
  expect(writePlace(everything)).toBe('');
  expect(askFor(everything)).toEqual({});
});

test('every filter is read, and sent with the API’s names', () => {
  const { place, unread } = read(
    'metal=silver&metal=gold&form=coin&weight=1+oz&year=2026&purity=.999&availability=In+Stock' +
      '&ira=true&onSale=true&priceMin=49.50&priceMax=1%2C000&sort=price-asc&page=3',
  );
  expect(unread).toEqual([]);
  expect(askFor(place)).toEqual({
    metal: ['silver', 'gold'],
    form: ['coin'],
    weight: ['1 oz'],
    year: [2026],
    purity: ['.999'],
    availability: ['In Stock'],
    ira: true,
    onSale: true,
    priceMin: 49.5,
    priceMax: 1000,
    sort: 'price-asc',
    pageNumber: 3,
  });
});

test.each([
  ['metal=unobtainium', 'metal'],
  ['metal=SILVER', 'metal'],
  ['form=__proto__', 'form'],
  ['availability=in+stock', 'availability'],
  ['year=26', 'year'],
  ['year=2026.5', 'year'],
  ['year=2200', 'year'],
  ['mint=us%00mint', 'mint'],
  [`series=${'x'.repeat(61)}`, 'series'],
  ['priceMin=cheap', 'priceMin'],
  ['priceMin=-5', 'priceMin'],
  ['priceMin=1e3', 'priceMin'],
  ['priceMax=99999999', 'priceMax'],
  ['priceMax=1.005', 'priceMax'],
  ['sort=constructor', 'sort'],
  ['ira=yes', 'ira'],
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=2.5', 'page'],
  ['page=99999', 'page'],
])('%s is left out and told', (query, name) => {
  const { place, unread } = read(query);
  expect(place).toEqual(everything);
  expect(unread.map((part) => part.name)).toEqual([name]);
});

test('empty fields of a form are valid', () => {
  expect(read('metal=&priceMin=&priceMax=+&sort=&page=')).toEqual({
    place: everything,
    unread: [],
  });
});

test('a value counts once, and values beyond the API’s limit are left out', () => {
  expect(read('metal=gold&metal=gold').place.chosen.metal).toEqual(['gold']);
  const many = Array.from({ length: 40 }, (_, mint) => `mint=m${mint}`).join('&');
  const { place, unread } = read(many);
  expect(place.chosen.mint).toHaveLength(30);
  expect(unread).toHaveLength(10);
});

test('the ends of a price range may be swapped', () => {
  expect(read('priceMin=500&priceMax=$1').place).toMatchObject({ minCents: 100, maxCents: 50_000 });
});

test('unrelated parameters are ignored: the keyword, a campaign', () => {
  expect(read('searchkey=eagle&utm_source=mail').unread).toEqual([]);
  expect(writePlace({ ...everything, page: 2 }, { searchkey: 'silver eagle' })).toBe(
    'searchkey=silver+eagle&page=2',
  );
});

const letter = fc.constantFrom(...'az09.-/ &=+%#\'"<>', 'é', '金', '¼');
const freeText = fc.string({ minLength: 1, maxLength: 10, unit: letter });
const nastyText = fc.string({
  unit: fc.oneof(letter, fc.constantFrom('\0', '\n', '\uD800', '\u202E')),
});

function valuesOf(name: FacetName): fc.Arbitrary<string[]> {
  const known = closedFacets[name];
  const year = fc.integer({ min: 1700, max: 2199 }).map(String);
  const value = known ? fc.constantFrom(...known) : name === 'year' ? year : freeText;
  return fc.uniqueArray(value, { maxLength: 5 });
}

const places: fc.Arbitrary<Place> = fc.record(
  {
    chosen: fc.record(
      Object.fromEntries(facetNames.map((name) => [name, valuesOf(name)])),
    ) as fc.Arbitrary<Record<FacetName, string[]>>,
    ira: fc.boolean(),
    onSale: fc.boolean(),
    minCents: fc.integer({ min: 0, max: 1_000_000 }),
    maxCents: fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: 10_000 }),
  },
  { requiredKeys: ['chosen', 'ira', 'onSale', 'page'] },
);

test('a written place is read back unchanged', () => {
  fc.assert(
    fc.property(places, (place) => {
      expect(read(writePlace(place))).toEqual({ place, unread: [] });
    }),
  );
});

test('every address can be read, and the result can be written again', () => {
  const names = fc.constantFrom(...facetNames, 'priceMin', 'priceMax', 'sort', 'page', 'ira');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, nastyText)), (pairs) => {
      const { place } = readPlace(new URLSearchParams(pairs));
      expect(read(writePlace(place))).toEqual({ place, unread: [] });
    }),
  );
});

test('several values of a filter become several parameters', () => {
  const place = { ...everything, chosen: chosen({ metal: ['gold', 'silver'] }) };
  expect(writePlace(place)).toBe('metal=gold&metal=silver');
});
