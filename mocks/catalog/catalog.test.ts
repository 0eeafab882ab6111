import { describe, expect, test } from 'vitest';
import { createCatalog, SEED_CLOCK } from './catalog.ts';
import { referenceValue } from './premiums.ts';
import type { Product, SpotRule } from './product.ts';
import { isSaleOn } from './sales.ts';
import { ALL_SERIES } from './series/all-series.ts';
import { LATEST_YEAR } from './series/series.ts';

const catalog = createCatalog();
const { products } = catalog;
const now = Date.parse(SEED_CLOCK);

function bySlug(slug: string): Product {
  const product = catalog.bySlug.get(slug);
  if (!product) throw new Error(`No ${slug}`);
  return product;
}

/** Names of the products that break a rule, so that a failure names the culprits. */
function offenders(wrong: (product: Product) => unknown): string[] {
  return products.filter((product) => wrong(product)).map(({ name }) => name);
}

function ids(list: readonly Product[]): string[] {
  return list.map(({ id, slug }) => `${id} ${slug}`);
}

function shelves(list: readonly Product[]): string {
  return JSON.stringify(list.map(({ stocks }) => stocks));
}

/** Percent over the metal's value for a single unit at the reference levels. */
function premiumPercent(slug: string): number {
  const rule = bySlug(slug).stocks[0]?.rule as SpotRule;
  const premium = rule.tipCents * rule.ounces + (rule.tiers[0]?.askCents ?? 0);
  return (premium / referenceValue(rule.metal, rule.ounces)) * 100;
}

describe('the catalogue', () => {
  test('carries between 1,500 and 1,910 products of every form', () => {
    expect(products.length).toBeGreaterThanOrEqual(1500);
    expect(products.length).toBeLessThanOrEqual(1910);
    const forms = new Set(products.map(({ form }) => form));
    expect([...forms].toSorted()).toEqual(['bar', 'coin', 'jewelry', 'note', 'round', 'supply']);
  });

  test('gives each product a number and an address of its own', () => {
    expect(catalog.byId.size).toBe(products.length);
    expect(catalog.bySlug.size).toBe(products.length);
    expect(offenders(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('is the same to the last cent for one seed and one clock', () => {
    expect(JSON.stringify(createCatalog().products) === JSON.stringify(products)).toBe(true);
  }, 20_000);

  test('keeps numbers and addresses under another seed, but not the stock', () => {
    const other = createCatalog(2);
    expect(ids(other.products)).toEqual(ids(products));
    expect(shelves(other.products) === shelves(products)).toBe(false);
  }, 20_000);

  test('keeps the numbers that links and tests rely on', () => {
    expect(bySlug('2026-1-oz-american-silver-eagle-coin-bu').id).toBe(225134);
    expect(bySlug('1-oz-sunshine-buffalo-silver-round').id).toBe(558044);
    expect(bySlug('sigma-metalytics-precious-metal-verifier-pro').id).toBe(705859);
  });
});

describe('dates', () => {
  test('never name a year in which the series was not struck', () => {
    const series = new Map(ALL_SERIES.map((each) => [each.id, each]));
    expect(
      offenders(({ year, series: id }) => {
        const facts = series.get(id);
        if (!year || !facts) return false;
        const last = facts.to ?? LATEST_YEAR + 1;
        return year < (facts.from ?? 0) || year > last || facts.gaps?.includes(year);
      }),
    ).toEqual([]);
  });

  test('§3 next year is presale or coming soon, with a ship date for presale', () => {
    const future = products.filter(({ year = 0 }) => year > LATEST_YEAR);
    expect(future.length).toBeGreaterThan(10);
    for (const { stocks } of future) {
      expect(stocks).toHaveLength(1);
      expect(['Presale', 'Coming Soon']).toContain(stocks[0]?.name);
    }
    const presale = products.flatMap(({ stocks }) => stocks).filter((s) => s.name === 'Presale');
    expect(presale.every(({ expectedShipDate = '' }) => Date.parse(expectedShipDate) > now)).toBe(
      true,
    );
  });

  test('a Britannia of before 2013 is .958 and stays out of an IRA', () => {
    const old = products.filter(({ series, year = 9999 }) => series === 'brit-s' && year < 2013);
    expect(old.length).toBeGreaterThan(0);
    for (const product of old) expect(product).toMatchObject({ purity: '.958', ira: false });
    expect(bySlug('2026-1-oz-british-silver-britannia-coin-bu').ira).toBe(true);
  });

  test('Eagles are IRA eligible although 22 karat; Krugerrands, copper and graded coins are not', () => {
    expect(bySlug('2026-1-oz-american-gold-eagle-coin-bu')).toMatchObject({
      purity: '.9167',
      ira: true,
    });
    const barred = products.filter(
      ({ series, metal, grade, form }) =>
        series === 'krug-g' || metal === 'copper' || grade || form === 'jewelry',
    );
    expect(barred.length).toBeGreaterThan(200);
    expect(barred.filter(({ ira }) => ira)).toEqual([]);
  });
});

test('bars and rounds are IRA eligible if they are of a maker that custodians accept', () => {
  expect(offenders(({ finish, ira }) => finish === 'Hand poured' && ira)).toEqual([]);
  expect(offenders(({ mint, ira }) => mint === 'private-mint' && ira)).toEqual([]);
  expect(bySlug('10-oz-royal-canadian-mint-silver-bar').ira).toBe(true);
  expect(bySlug('1-oz-valcambi-gold-bar').ira).toBe(true);
});

describe('weights', () => {
  test('a tube of twenty ounces holds twenty ounces', () => {
    const tube = bySlug('2026-1-oz-american-silver-eagle-coin-bu-tube-of-20');
    expect(tube).toMatchObject({ ounces: 20, pieces: 20, packaging: 'tube' });
    const box = bySlug('2026-1-oz-american-silver-eagle-coin-bu-monster-box-of-500');
    expect(box).toMatchObject({ ounces: 500, pieces: 500, packaging: 'monster-box' });
  });

  test('$100 of 90% silver holds about 71.5 ounces', () => {
    expect(bySlug('100-face-value-mercury-dimes-circulated')).toMatchObject({
      ounces: 71.5,
      pieces: 1000,
    });
  });

  test('a kilo holds 32.15075 ounces', () => {
    expect(bySlug('1-kilo-asahi-silver-bar').ounces).toBeCloseTo(32.15075, 4);
  });

  test('a set weighs what its members weigh', () => {
    const sets = products.filter(({ grouped }) => grouped);
    expect(sets.length).toBeGreaterThan(10);
    for (const { grouped = [], ounces } of sets) {
      const sum = grouped.reduce(
        (total, { productId, quantity }) =>
          total + (catalog.byId.get(productId)?.ounces ?? NaN) * quantity,
        0,
      );
      expect(ounces).toBeCloseTo(sum, 3);
    }
  });
});

describe('prices', () => {
  const spotRules = products.flatMap((product) =>
    product.stocks.flatMap(({ rule, name }) =>
      rule.type === 'spot' ? [{ product, rule, name }] : [],
    ),
  );

  test('§9 have one to five tiers that begin at one and only get cheaper', () => {
    expect(
      offenders(({ stocks }) =>
        stocks.some(({ rule: { tiers } }) => {
          const mins = tiers.map(({ min }) => min);
          const cents = tiers.map((tier) => ('cents' in tier ? tier.cents : tier.askCents));
          const rising = mins.every((min, place) => place === 0 || min > (mins[place - 1] ?? 0));
          const falling = cents.every(
            (price, place) => place === 0 || price < (cents[place - 1] ?? 0),
          );
          const whole = cents.every((price) => Number.isInteger(price) && price >= 0);
          return mins[0] !== 1 || mins.length > 5 || !rising || !falling || !whole;
        }),
      ),
    ).toEqual([]);
  });

  test('stand between floor and ceiling at the levels the premiums were set at', () => {
    const outside = spotRules.filter(({ rule }) =>
      rule.tiers.some(({ askCents }) => {
        const premium = rule.tipCents * rule.ounces + askCents;
        return premium < rule.floorPremiumCents || premium > rule.ceilingPremiumCents;
      }),
    );
    expect(outside.map(({ product, name }) => `${product.name} ${name}`)).toEqual([]);
  });

  test('carry the premiums that the trade was seen to ask', () => {
    const eagle = premiumPercent('2026-1-oz-american-silver-eagle-coin-bu');
    expect(eagle).toBeGreaterThan(9);
    expect(eagle).toBeLessThan(20);
    const gold = premiumPercent('2026-1-oz-american-gold-eagle-coin-bu');
    expect(gold).toBeGreaterThan(2);
    expect(gold).toBeLessThan(5.5);
    expect(premiumPercent('1-gram-pamp-lady-fortuna-gold-bar')).toBeGreaterThan(
      premiumPercent('1-oz-pamp-lady-fortuna-gold-bar') * 4,
    );
  });

  test('are lower by the tube and lowest by the monster box', () => {
    const base = '2026-1-oz-canadian-silver-maple-leaf-coin-bu';
    const single = premiumPercent(base);
    const tube = premiumPercent(`${base}-tube-of-25`);
    const box = premiumPercent(`${base}-monster-box-of-500`);
    expect(tube).toBeLessThan(single);
    expect(box).toBeLessThan(tube);
  });

  test('an impaired piece is cheaper than its sound twin and listed apart', () => {
    const impaired = products.filter(({ stocks }) => stocks.some((s) => s.name === 'Impaired'));
    expect(impaired.length).toBeGreaterThan(60);
    for (const { stocks } of impaired) {
      const sound = stocks.find((s) => s.name === 'In Stock')?.rule as SpotRule;
      const marked = stocks.find((s) => s.name === 'Impaired')?.rule as SpotRule;
      expect(marked.tiers[0]?.askCents).toBeLessThan(sound.tiers[0]?.askCents ?? 0);
    }
  });

  test('silver at spot asks for the metal and nothing else', () => {
    expect(bySlug('1-oz-asahi-silver-round').stocks[0]?.rule).toMatchObject({
      tipCents: 0,
      tiers: [{ min: 1, askCents: 0 }],
      ceilingPremiumCents: 0,
    });
  });

  test('copper, jewelry and supplies have fixed prices', () => {
    expect(
      offenders(
        ({ metal, form, stocks }) =>
          (metal === 'copper' || form === 'jewelry' || form === 'supply') &&
          stocks.some(({ rule }) => rule.type !== 'fixed'),
      ),
    ).toEqual([]);
  });

  test('a longer chain costs more, the usual size nothing extra', () => {
    const { sizes = [] } = bySlug('14k-yellow-gold-3-mm-rope-chain').stocks[0] ?? {};
    const extra = new Map(sizes.map(({ size, addCents }) => [size, addCents]));
    expect(extra.get('20 in')).toBe(0);
    expect(extra.get('24 in')).toBeGreaterThan(extra.get('22 in') ?? Infinity);
  });
});

describe('shelves', () => {
  test('hold about four in five products in stock', () => {
    const share =
      products.filter(({ stocks }) => stocks[0]?.name === 'In Stock').length / products.length;
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.88);
  });

  test('§3 know every stock name', () => {
    const names = new Set(products.flatMap(({ stocks }) => stocks.map(({ name }) => name)));
    expect([...names].toSorted()).toEqual([
      'Coming Soon',
      'Impaired',
      'In Stock',
      'Out of Stock',
      'Preorder',
      'Presale',
    ]);
  });

  test('have running sales with an end and one sale that is over', () => {
    const sales = products.filter(({ sale }) => sale);
    expect(sales.filter((product) => isSaleOn(product, now)).length).toBeGreaterThan(50);
    const over = sales.filter((product) => !isSaleOn(product, now));
    expect(new Set(over.map(({ sale }) => sale?.name))).toEqual(new Set(['Veterans Day Sale']));
    expect(over.every(({ ribbon }) => ribbon !== 'Sale')).toBe(true);
  });

  test('move with the clock: a sale of another day ends after that day', () => {
    const later = createCatalog(1, '2027-06-01T12:00:00Z');
    const day = later.products.find(({ sale }) => sale?.name === 'Deal of the Day');
    expect(day?.sale?.endsAt).toBe('2027-06-01T21:00:00.000Z');
  });
});
