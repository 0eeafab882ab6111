import { describe, expect, test } from 'vitest';
import { createCatalog } from '../catalog.ts';
import { referencePrice, referenceValue } from '../premiums.ts';
import type { Product } from '../product.ts';
import { filterProducts } from './filter.ts';
import type { Filter, SortOrder } from './filter.ts';

const { products, seededAt } = createCatalog();
const now = Date.parse(seededAt);

function priceOf(product: Product): number {
  return referencePrice(product.stocks[0]?.rule);
}

const prices = {
  priceOf,
  premiumOf(product: Product) {
    if (product.metal === 'none' || product.ounces === 0) return Infinity;
    const value = referenceValue(product.metal, product.ounces);
    return (priceOf(product) - value) / product.ounces;
  },
};

function list(filter: Filter, order: SortOrder = 'best-selling') {
  return filterProducts(products, filter, order, prices, now);
}

function countOf(result: ReturnType<typeof list>, key: string, value: string): number | undefined {
  const facet = result.facets.find((each) => each.key === key);
  return facet?.options.find((option) => option.value === value)?.count;
}

describe('filters', () => {
  test('any value within a facet fits, and all facets must', () => {
    const { products: found } = list({
      chosen: { metal: ['gold', 'silver'], form: ['bar'], weight: ['1 oz'] },
    });
    expect(found.length).toBeGreaterThan(10);
    for (const product of found) {
      expect(['gold', 'silver']).toContain(product.metal);
      expect(product).toMatchObject({ form: 'bar', weight: '1 oz' });
    }
  });

  test('a facet is counted with its own choice lifted', () => {
    const silverBars = list({ chosen: { metal: ['silver'], form: ['bar'] } });
    const goldBars = list({ chosen: { metal: ['gold'], form: ['bar'] } });
    expect(countOf(silverBars, 'metal', 'gold')).toBe(goldBars.products.length);
    const silverCoins = list({ chosen: { metal: ['silver'], form: ['coin'] } });
    expect(countOf(silverBars, 'form', 'coin')).toBe(silverCoins.products.length);
  });

  test('a chosen value stays listed when nothing is left of it', () => {
    const none = list({ chosen: { metal: ['copper'], ira: ['true'] } });
    expect(none.products).toEqual([]);
    expect(countOf(none, 'metal', 'copper')).toBe(0);
    expect(none.priceRange).toBeUndefined();
  });

  test('a price range keeps its limits, and tells the whole span', () => {
    const all = list({ chosen: { metal: ['silver'] } });
    const cheap = list({ chosen: { metal: ['silver'] }, minPrice: 5_000, maxPrice: 10_000 });
    expect(cheap.products.length).toBeGreaterThan(10);
    expect(cheap.products.every((product) => priceOf(product) <= 10_000)).toBe(true);
    expect(cheap.products.every((product) => priceOf(product) >= 5_000)).toBe(true);
    expect(cheap.priceRange).toEqual(all.priceRange);
  });

  test('an impaired entry is found under Impaired, an empty shelf under Out of Stock', () => {
    const impaired = list({ chosen: { availability: ['Impaired'] } }).products;
    expect(impaired.every(({ stocks }) => stocks.some(({ name }) => name === 'Impaired'))).toBe(
      true,
    );
    const gone = list({ chosen: { availability: ['Out of Stock'] } }).products;
    expect(gone.every(({ stocks }) => stocks.some(({ quantity }) => quantity === 0))).toBe(true);
    expect(gone.length).toBeGreaterThan(50);
  });

  test('on sale means now: later the same list is empty', () => {
    const chosen = { onSale: ['true'] };
    expect(list({ chosen }).products.length).toBeGreaterThan(50);
    const inAYear = now + 365 * 86_400_000;
    expect(filterProducts(products, { chosen }, 'name', prices, inAYear).products).toEqual([]);
  });

  test('weights are listed from light to heavy, years from new to old', () => {
    const { facets } = list({ chosen: { metal: ['gold'], form: ['bar'] } });
    const weights = facets.find(({ key }) => key === 'weight')?.options ?? [];
    expect(weights.slice(0, 3).map(({ value }) => value)).toEqual(['1 gram', '2 gram', '2.5 gram']);
    const years = list({}).facets.find(({ key }) => key === 'year')?.options ?? [];
    expect(years[0]?.value).toBe('2027');
  });
});

describe('orders', () => {
  test('by price, both ways', () => {
    const rising = list({}, 'price-asc').products.map(priceOf);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = list({}, 'price-desc').products.map(priceOf);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  test('by premium, with what holds no metal at the end', () => {
    const sorted = list({}, 'premium-asc').products;
    expect(sorted[0]?.tags).toContain('at-spot');
    expect(sorted.at(-1)?.form).toBe('supply');
  });

  test('by name, numbers as numbers', () => {
    const bars = list({ chosen: { series: ['asahi-silver-bar'] } }, 'name').products;
    expect(bars.map(({ weight }) => weight).slice(0, 4)).toEqual([
      '1 kilo',
      '1 oz',
      '1 oz',
      '5 oz',
    ]);
  });

  test('by age, the newest first', () => {
    const added = list({}, 'newest').products.map(({ addedOn }) => addedOn);
    expect(added).toEqual(added.toSorted().toReversed());
  });

  test('relevance leaves a search as it came, and the list given is never changed', () => {
    const given = products.toReversed();
    const copy = [...given];
    expect(filterProducts(given, {}, 'relevance', prices, now).products).toEqual(copy);
    filterProducts(given, {}, 'price-asc', prices, now);
    expect(given).toEqual(copy);
  });
});
