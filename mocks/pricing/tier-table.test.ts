import { expect, test } from 'vitest';
import type { FixedRule, SpotRule } from '../catalog/product.ts';
import { asLowAs, tierAt, tierTable } from './tier-table.ts';

const spot = {
  gold: 4_399_00,
  silver: 60_00,
  platinum: 1_818_00,
  palladium: 1_320_00,
  copper: 6_59,
};

const round: SpotRule = {
  type: 'spot',
  metal: 'silver',
  ounces: 1,
  tipCents: 0,
  tiers: [
    { min: 1, askCents: 5_00 },
    { min: 20, askCents: 4_50 },
    { min: 100, askCents: 4_00 },
  ],
  floorPremiumCents: 0,
  ceilingPremiumCents: 20_00,
};

const capsules: FixedRule = {
  type: 'fixed',
  tiers: [
    { min: 1, cents: 1_00 },
    { min: 25, cents: 80 },
  ],
};

test('each row ends where the next begins, and the last one is open', () => {
  expect(tierTable(round, spot)).toEqual([
    { min: 1, max: 19, unitCents: 65_00, cardUnitCents: 67_73, askCents: 5_00 },
    { min: 20, max: 99, unitCents: 64_50, cardUnitCents: 67_21, askCents: 4_50 },
    { min: 100, unitCents: 64_00, cardUnitCents: 66_69, askCents: 4_00 },
  ]);
});

test('during a sale both prices stand in the row, and the card pays on the lower', () => {
  expect(tierTable(capsules, spot, { centsOff: 5 })).toEqual([
    { min: 1, max: 24, unitCents: 1_00, discountUnitCents: 95, cardUnitCents: 99, askCents: 0 },
    { min: 25, unitCents: 80, discountUnitCents: 75, cardUnitCents: 78, askCents: 0 },
  ]);
});

test('as low as is the cheapest tier, by cash', () => {
  expect(asLowAs(round, spot)).toEqual({ min: 100, unitCents: 64_00, cardUnitCents: 66_69 });
  expect(asLowAs(capsules, spot, { percentOff: 50 })).toEqual({
    min: 25,
    unitCents: 40,
    cardUnitCents: 42,
  });
});

test('when every tier costs the same, as low as starts at the first', () => {
  expect(asLowAs({ ...round, ceilingPremiumCents: 1_00 }, spot).min).toBe(1);
});

test('a quantity knows its row and the next one to reach', () => {
  const rows = tierTable(round, spot);
  const mins = (quantity: number) => {
    const { row, next } = tierAt(rows, quantity);
    return [row.min, next?.min];
  };
  expect([1, 19, 20, 99, 100, 501].map(mins)).toEqual([
    [1, 20],
    [1, 20],
    [20, 100],
    [20, 100],
    [100, undefined],
    [100, undefined],
  ]);
});
