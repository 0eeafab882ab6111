import { createCatalog } from '#mocks/catalog/catalog.ts';
import type { Product } from '#mocks/catalog/product.ts';
import { expect, test } from 'vitest';

import { iraReason } from './ira-reason.ts';

const catalog = createCatalog();

function reasonOf({ metal, form, ira, purity, grade }: Product): string | undefined {
  return iraReason({
    ...(metal !== 'none' && { metal }),
    form,
    ira,
    facts: { purity, ...(grade && { grade }) },
  });
}

test.each([
  [
    '2026-1-oz-american-gold-buffalo-coin-bu',
    /^IRA .* \.9999 fine \(gold has to be \.995\) and was struck for a state\.$/,
  ],
  ['2026-1-oz-american-gold-eagle-coin-bu', /^IRA .* the law names American Eagles/],
  ['1-oz-valcambi-gold-bar', /^IRA .* comes from an accredited refiner or mint\.$/],
  ['silver-starter-stack', /^IRA .* every piece in it/],
  ['2026-1-oz-south-african-gold-krugerrand-coin-bu', /^Not .* \.9167 fine, and gold has to be/],
  ['2026-0-2354-oz-british-gold-sovereign-coin-bu', /^Not .* \.9167 fine/],
  ['2012-1-oz-british-silver-britannia-coin-bu', /^Not .* \.958 fine, and silver has to be \.999/],
  ['2026-1-oz-american-silver-eagle-coin-ngc-ms-70', /^Not .* graded coin/],
  ['2026-world-gold-tenths-6-coins', /^Not .* every piece/],
  ['1-oz-any-mint-silver-bar', /^Not .* its maker/],
  ['2025-1-2-goldback-arizona-gold-note', /^Not .* coins, bars and rounds only/],
])('%s says why', (slug, reason) => {
  const product = catalog.bySlug.get(slug);
  expect(product && reasonOf(product)).toMatch(reason);
});

test('every bullion product of the catalog has a reason, and no other has one', () => {
  const wrong = catalog.products.filter((product) => {
    const { metal, form, ira } = product;
    const isBullion = metal !== 'none' && metal !== 'copper' && form !== 'jewelry';
    const says = reasonOf(product)?.split(' ')[0];
    return says !== (isBullion ? (ira ? 'IRA' : 'Not') : undefined);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('only American Eagles are eligible below the fineness', () => {
  const named = catalog.products.filter((product) => /the law names/.test(reasonOf(product) ?? ''));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !name.includes('American Gold Eagle'))).toEqual([]);
});
