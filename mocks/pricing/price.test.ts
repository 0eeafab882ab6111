import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FixedRule, SpotRule } from '../catalog/product.ts';
import { createMarket } from '../market/market.ts';
import {
  afterDiscount,
  asksOf,
  cardCents,
  linePrice,
  runningSale,
  unitPriceCents,
} from './price.ts';

const spot = {
  gold: 4_399_00,
  silver: 66_91,
  platinum: 1_818_00,
  palladium: 1_320_00,
  copper: 6_59,
};

const eagle: SpotRule = {
  type: 'spot',
  metal: 'silver',
  ounces: 1,
  tipCents: 25,
  tiers: [
    { min: 1, askCents: 9_00 },
    { min: 20, askCents: 8_50 },
    { min: 100, askCents: 8_00 },
  ],
  floorPremiumCents: 2_00,
  ceilingPremiumCents: 12_00,
};

const ring: FixedRule = { type: 'fixed', tiers: [{ min: 1, cents: 249_95 }] };

test('a unit is (spot ask + tip) × ounces + the ask of its tier', () => {
  expect(unitPriceCents(eagle, 1, spot)).toBe(66_91 + 25 + 9_00);
  const tenOunces = { ...eagle, ounces: 10, ceilingPremiumCents: 50_00 };
  expect(unitPriceCents(tenOunces, 1, spot)).toBe(10 * (66_91 + 25) + 9_00);
});

test.each([
  [1, 9_00],
  [19, 9_00],
  [20, 8_50],
  [99, 8_50],
  [100, 8_00],
  [5_000, 8_00],
])('a tier begins at its minimum: %d pieces', (quantity, askCents) => {
  expect(unitPriceCents(eagle, quantity, spot)).toBe(66_91 + 25 + askCents);
});

test.each([
  ['below the floor', 1_00, 2_00],
  ['on the floor', 2_00, 2_00],
  ['between', 5_00, 5_00],
  ['on the ceiling', 12_00, 12_00],
  ['above the ceiling', 12_01, 12_00],
])('the premium is held between floor and ceiling: %s', (_, askCents, premium) => {
  const rule = { ...eagle, tipCents: 0, tiers: [{ min: 1, askCents }] };
  expect(unitPriceCents(rule, 1, spot)).toBe(66_91 + premium);
});

test('the price is rounded once, half up, after the tier', () => {
  // Half an ounce of 66.91 is 33.455; a tier's ask of 0.50 leaves it on the half cent.
  const halfOunce = { ...eagle, ounces: 0.5, tipCents: 0, tiers: [{ min: 1, askCents: 50 }] };
  expect(unitPriceCents({ ...halfOunce, floorPremiumCents: 0 }, 1, spot)).toBe(33_96);
  const gram = { ...eagle, ounces: 0.0321507466, floorPremiumCents: 0, tipCents: 0 };
  expect(unitPriceCents({ ...gram, tiers: [{ min: 1, askCents: 0 }] }, 1, spot)).toBe(2_15);
});

test('copper is quoted per pound of 14.5833 troy ounces', () => {
  const pound: SpotRule = {
    ...eagle,
    metal: 'copper',
    ounces: 14.5833,
    tipCents: 0,
    tiers: [{ min: 1, askCents: 4_00 }],
  };
  expect(unitPriceCents(pound, 1, spot)).toBe(6_59 + 4_00);
  // Half a pound is 7.29166… ounces, and 3.295 dollars of copper.
  expect(unitPriceCents({ ...pound, ounces: 7.2916 }, 1, spot)).toBe(3_29 + 4_00);
  expect(unitPriceCents({ ...pound, ounces: 7.2917 }, 1, spot)).toBe(3_30 + 4_00);
});

test('a fixed price does not follow the market', () => {
  expect(unitPriceCents(ring, 1, { ...spot, gold: 1 })).toBe(249_95);
});

test('a size costs more before the sale is taken off', () => {
  expect(unitPriceCents(ring, 1, spot, { percentOff: 10 }, 50_05)).toBe(270_00);
});

test.each([
  [{ centsOff: 3_00 }, 73_16],
  [{ percentOff: 10 }, 68_54],
  [{ percentOff: 12.5 }, 66_64],
  [{ percentOff: 100 }, 0],
  [{ centsOff: 99_00 }, 0],
  [{}, 76_16],
])('a sale comes off the unit price, never below zero: %j', (sale, cents) => {
  expect(unitPriceCents(eagle, 1, spot, sale)).toBe(cents);
});

test('§9 card and PayPal add 4.2 percent to the price of a unit, half up', () => {
  expect(cardCents(100_00)).toBe(104_20);
  expect(cardCents(76_16)).toBe(79_36);
  expect(cardCents(1_25)).toBe(1_30);
  // 4.2 percent of 2.50 is 10.5 cents.
  expect(cardCents(2_50)).toBe(2_61);
});

test('the card price is the cash price × 1.042 rounded half up, for any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const exact = (BigInt(cents) * 1042n * 2n + 1000n) / 2000n;
      expect(cardCents(cents)).toBe(Number(exact));
    }),
  );
});

test('percents off lose no cent to floats, whatever the price and percent', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 1000 }), (cents, tenths) => {
      const exact = (BigInt(cents) * BigInt(1000 - tenths) * 2n + 1000n) / 2000n;
      expect(afterDiscount(cents, { percentOff: tenths / 10 })).toBe(Number(exact));
    }),
  );
});

test('a dearer spot never makes a unit cheaper', () => {
  const ask = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(ask, ask, fc.integer({ min: 1, max: 600 }), (one, other, quantity) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = unitPriceCents(eagle, quantity, { ...spot, silver: low });
      expect(unitPriceCents(eagle, quantity, { ...spot, silver: high })).toBeGreaterThanOrEqual(
        cheap,
      );
    }),
  );
});

test('a line is its rounded unit times its quantity, by cash and by card', () => {
  expect(linePrice(eagle, 20, spot, { percentOff: 10 })).toEqual({
    unitCents: 75_66,
    discountUnitCents: 68_09,
    payableUnitCents: 68_09,
    cardUnitCents: 70_95,
    totalCents: 20 * 68_09,
    cardTotalCents: 20 * 70_95,
  });
  expect(linePrice(eagle, 1, spot)).not.toHaveProperty('discountUnitCents');
});

test('a sale ends at its last instant', () => {
  const sale = { eventId: 7, name: 'Black Friday', percentOff: 2, endsAt: '2026-11-28T05:00:00Z' };
  const end = Date.parse(sale.endsAt);
  expect(runningSale(sale, end - 1)).toBe(sale);
  expect(runningSale(sale, end)).toBeUndefined();
  expect(runningSale(undefined, end)).toBeUndefined();
});

test('pricing takes the asks of a board', () => {
  const { quotes, ...board } = createMarket(1).spotAt(Date.parse('2026-11-20T15:00:00Z'));
  const asks = asksOf({ quotes, ...board });
  expect(asks.gold).toBe(quotes.gold.askCents);
  expect(Object.keys(asks)).toEqual(Object.keys(quotes));
});
