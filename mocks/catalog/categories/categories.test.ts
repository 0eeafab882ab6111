import { describe, expect, test } from 'vitest';
import { createCatalog } from '../catalog.ts';
import { breadcrumbOf, CATEGORIES, categoryOf, productsIn } from './categories.ts';
import type { Category } from './categories.ts';

const catalog = createCatalog();

function category(path: string): Category {
  const found = categoryOf(path);
  if (!found) throw new Error(`No category ${path}`);
  return found;
}

function listed(path: string) {
  return productsIn(catalog, category(path));
}

describe('category pages', () => {
  test.each([
    'silver-bullion',
    'gold-bullion',
    'platinum-bullion',
    'copper',
    'jewelry',
    'deals',
    'best-sellers',
    'presale',
    'bullion-in-stock',
    'supplies',
    'supplies-catagory',
    'holiday-gifts',
    'movietheme',
    'sale/precious-metal-verifier',
    'silver/ira-approved-silver',
    'gold/ira-approved-gold',
    'platinum/ira-approved-platinum',
    'silver/us-silver-coins',
    'gold/canadian-gold-coins',
  ])('§2 /%s exists and is not empty', (slug) => {
    expect(listed(slug).length).toBeGreaterThan(0);
  });

  test.each([
    ['coins', ['1-oz', '2-oz', '5-oz', '10-oz', '1-kilo']],
    [
      'bars',
      [
        '1-oz',
        '2-oz',
        '5-oz',
        '10-oz',
        '1-kilo',
        '100-oz',
        '5-kilo',
        '100-gram',
        '250-gram',
        '500-gram',
      ],
    ],
    ['rounds', ['1-oz', '2-oz', '5-oz', '10-oz']],
  ])('§2 the silver menu lists %s by weight', (form, weights) => {
    for (const weight of weights) {
      expect(listed(`silver/${weight}-silver-${form}`).length).toBeGreaterThan(0);
    }
  });

  test('§2 the gold menu lists coins and bars by weight', () => {
    for (const weight of ['1-oz', '1-2-oz', '1-4-oz', '1-10-oz']) {
      expect(listed(`gold/${weight}-gold-coins`).length).toBeGreaterThan(0);
    }
    const grams = ['1', '2', '2-5', '5', '10', '20', '50', '100'].map((gram) => `${gram}-gram`);
    for (const weight of ['1-oz', '10-oz', '1-kilo', ...grams]) {
      expect(listed(`gold/${weight}-gold-bars`).length).toBeGreaterThan(0);
    }
  });

  test.each([
    'us-mint',
    'royal-canadian-mint',
    'british-royal-mint',
    'perth-mint',
    'scottsdale-mint',
    'pressburg-mint',
    'sunshine-mint',
    'asahi',
    'pamp',
    'valcambi',
  ])('§2 /silver/%s shows only that maker', (mint) => {
    const found = listed(`silver/${mint}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((product) => product.mint === mint && product.metal === 'silver')).toBe(
      true,
    );
  });

  test('have products, or say why they may have none', () => {
    const empty = CATEGORIES.filter((each) => productsIn(catalog, each).length === 0);
    expect(empty.filter(({ emptyBecause }) => !emptyBecause).map(({ slug }) => slug)).toEqual([]);
    expect(empty.map(({ slug }) => slug)).toContain('deals/veterans-day-sale');
    expect(empty.length).toBeLessThan(4);
  });

  test('have an address, a title and a text of their own', () => {
    expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(CATEGORIES.length);
    expect(new Set(CATEGORIES.map(({ description }) => description)).size).toBe(CATEGORIES.length);
    for (const { slug, title, description } of CATEGORIES) {
      expect(slug).toMatch(/^[a-z0-9/-]+$/);
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN/);
      expect(description.length).toBeGreaterThan(60);
    }
  });

  test('are found with or without slashes around the address', () => {
    expect(categoryOf('/jewelry/rings/signet/')?.slug).toBe('jewelry/rings/signet');
    expect(categoryOf('silver/no-such-page')).toBeUndefined();
  });

  test('lead back home by their breadcrumb', () => {
    expect(breadcrumbOf(category('silver/10-oz-silver-bars'))).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Silver Bullion', href: '/silver-bullion' },
      { label: 'Silver Bars', href: '/silver/silver-bars' },
      { label: '10 oz Silver Bars', href: '/silver/10-oz-silver-bars' },
    ]);
    const known = new Set(CATEGORIES.map(({ slug }) => slug));
    expect(CATEGORIES.flatMap(({ parents }) => parents).filter((slug) => !known.has(slug))).toEqual(
      [],
    );
  });

  test('keep jewelry out of bullion', () => {
    expect(listed('silver-bullion').some(({ form }) => form === 'jewelry')).toBe(false);
  });

  test('order best sellers by sales and new arrivals by date', () => {
    const sold = listed('best-sellers').map(({ soldCount }) => soldCount);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    const added = listed('silver/new-arrivals').map(({ addedOn }) => addedOn);
    expect(added).toEqual(added.toSorted().toReversed());
  });

  test('the deal of the day is gone tomorrow', () => {
    const deal = category('deals/deal-of-the-day');
    const tomorrow = Date.parse(catalog.seededAt) + 24 * 3_600_000;
    expect(productsIn(catalog, deal).length).toBeGreaterThan(0);
    expect(productsIn(catalog, deal, tomorrow)).toEqual([]);
  });
});
