import { describe, expect, test } from 'vitest';
import { createCatalog } from '../catalog/catalog.ts';
import { nearSearches, searchProducts } from './search.ts';
import { editDistance } from './spelling.ts';
import { wordsOf } from './words.ts';

const catalog = createCatalog();

function names(keyword: string): string[] {
  return searchProducts(catalog, keyword).map(({ name }) => name);
}

test('a keyword without a product is answered by searches that find something', () => {
  const known = nearSearches(catalog, 'palladium stegosaurus krugerrand');
  expect(known.map(({ keyword }) => keyword)).toEqual(['krugerrand', 'palladium']);
  const alike = nearSearches(catalog, 'brittanyas');
  expect(alike[0]?.keyword).toBe('britannia');
  for (const { keyword, count } of [...known, ...alike]) {
    expect(searchProducts(catalog, keyword)).toHaveLength(count);
    expect(count).toBeGreaterThan(0);
  }
  expect(nearSearches(catalog, '')).toEqual([]);
});

describe('search', () => {
  test.each(['1/10 oz gold', 'tenth oz gold', 'tenth ounce gold', '0.1 oz gold', '1/10 gold'])(
    '"%s" finds tenth-ounce gold and nothing larger',
    (keyword) => {
      const found = searchProducts(catalog, keyword).filter(
        ({ form }) => form !== 'jewelry' && form !== 'supply',
      );
      const weights = new Set(found.map(({ weight, series }) => `${weight} ${series}`));
      expect(found.length).toBeGreaterThan(20);
      // The CombiBar of ten tenths names both weights.
      const odd = [...weights].filter(
        (weight) => !weight.startsWith('1/10 oz') && !weight.includes('combibar'),
      );
      expect(odd).toEqual([]);
    },
  );

  test.each([
    ['half ounce gold', '1/2 oz'],
    ['kilo silver bar', '1 kilo'],
    ['100 gram silver bar', '100 gram'],
    ['100g gold', '100 gram'],
    ['2.5 gram gold', '2.5 gram'],
    ['10oz silver bar', '10 oz'],
  ])('"%s" puts %s first', (keyword, weight) => {
    const found = searchProducts(catalog, keyword);
    expect(found[0]?.weight).toBe(weight);
  });

  test.each([
    ['ASE', 'ase'],
    ['AGE', 'age'],
    ['GML', 'gml'],
    ['SML', 'sml'],
  ])('the trade abbreviation %s is understood', (keyword, series) => {
    const found = searchProducts(catalog, keyword);
    expect(found.length).toBeGreaterThan(20);
    expect(found.every((product) => product.series.startsWith(series))).toBe(true);
  });

  test.each([
    ['amercian silver egle', 'American Silver Eagle'],
    ['krugerand', 'Krugerrand'],
    ['brittania', 'Britannia'],
    ['philharmonik', 'Philharmonic'],
    ['engagment ring', 'Engagement Ring'],
  ])('"%s" is forgiven', (keyword, word) => {
    expect(names(keyword)[0]).toContain(word);
  });

  test('what was begun is already found', () => {
    expect(names('libert')[0]).toMatch(/Libert/);
  });

  test('§8 nonsense finds nothing', () => {
    expect(names('zzzz')).toEqual([]);
    expect(names('silver zzzqq')).toEqual([]);
    expect(names('   ')).toEqual([]);
  });

  test('a number is never taken for another', () => {
    expect(names('1987 buffalo')).not.toContain('2026 1 oz American Gold Buffalo Coin BU');
  });

  test('single pieces come before packs unless a pack is asked for', () => {
    expect(searchProducts(catalog, 'silver maple leaf')[0]?.packaging).toBe('single');
    expect(searchProducts(catalog, 'silver maple leaf tube')[0]?.packaging).toBe('tube');
  });

  test('the verifier is found by what it is', () => {
    expect(names('precious metal verifier')[0]).toContain('Sigma Metalytics');
  });
});

describe('words', () => {
  test.each([
    ['¼ oz', ['1/4oz']],
    ['one half ounce', ['1/2oz']],
    ['half dollar', ['half', 'dollar']],
    ['kilo', ['1kilo']],
    ["Noah's Ark", ['noah', 'ark']],
    ['$1,000 Face', ['1000', 'face']],
  ])('%s is read as %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('swapped neighbors are one slip', () => {
    expect(editDistance('eagel', 'eagle', 2)).toBe(1);
    expect(editDistance('gold', 'silver', 2)).toBe(3);
  });
});
