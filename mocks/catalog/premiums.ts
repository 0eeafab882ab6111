import type { Chance } from './chance.ts';
import type { Metal, PriceRule } from './product.ts';
import { REFERENCE_CENTS } from './weights.ts';

/** The input of a price rule. */
export interface PricedUnit {
  metal: Metal;
  /** Fine troy ounces in the unit. */
  ounces: number;
  /** Percent over the metal's value when bought singly. */
  percent: number;
  /** Smallest quantity of each tier, up to five. */
  mins: readonly number[];
}

/** Percent of the unit price that each further tier saves. */
const STEP: Record<Metal, readonly [number, number]> = {
  silver: [0.3, 1.1],
  gold: [0.1, 0.5],
  platinum: [0.2, 0.7],
  palladium: [0.2, 0.7],
  copper: [2, 5],
};

/** The largest share of a premium that quantity discounts may take off. */
const LARGEST_REBATE = 0.45;
/** The part of the premium that is quoted per ounce, as the tip. */
const TIP_SHARE = 0.2;

/** Value of the metal in cents at the levels that premiums were set at. */
export function referenceValue(metal: Metal, ounces: number): number {
  return REFERENCE_CENTS[metal] * ounces;
}

/** Quantity tiers the trade uses for a unit of this metal, weight and packing. */
export function tierMins(metal: Metal, ounces: number, packed: boolean): readonly number[] {
  if (packed) return ounces >= 90 && metal !== 'copper' ? [1, 2, 5] : [1, 5, 10, 25];
  if (metal === 'gold') return ounces >= 0.9 ? [1, 5, 10, 50] : [1, 10, 25];
  if (metal === 'platinum' || metal === 'palladium') return [1, 5, 10];
  if (ounces >= 30) return [1, 5, 10];
  if (ounces >= 5) return [1, 10, 50];
  return metal === 'silver' && ounces === 1 ? [1, 20, 100, 500, 1000] : [1, 20, 100, 500];
}

function premiumAt(unit: PricedUnit, tier: number, step: number): number {
  const value = referenceValue(unit.metal, unit.ounces);
  const premium = (value * unit.percent) / 100;
  const rebate = Math.min((tier * step * value) / 100, premium * LARGEST_REBATE);
  return premium - rebate;
}

/** A rule that follows the market: tip per ounce, ask per tier, floor and ceiling per unit. */
export function spotRule(unit: PricedUnit, chance: Chance): PriceRule {
  const step = chance.between(...STEP[unit.metal]);
  const first = premiumAt(unit, 0, step);
  const tipCents = Math.floor((first * TIP_SHARE) / Math.max(unit.ounces, 0.1));
  const tip = tipCents * unit.ounces;
  let ask = Infinity;
  const tiers = unit.mins.flatMap((min, tier) => {
    const cents = Math.max(0, Math.round(premiumAt(unit, tier, step) - tip));
    // A tier that saves nothing is not a tier.
    if (cents >= ask) return [];
    ask = cents;
    return [{ min, askCents: cents }];
  });
  const lowest = ask + tip;
  return {
    type: 'spot',
    metal: unit.metal,
    ounces: unit.ounces,
    tipCents,
    tiers,
    floorPremiumCents: Math.floor(lowest * 0.7),
    ceilingPremiumCents: Math.ceil(Math.max(first, lowest) * 1.6) + 1,
  };
}

/** A promotion at the value of the metal: no tip, no ask, one tier. */
export function atSpotRule(metal: Metal, ounces: number): PriceRule {
  return {
    type: 'spot',
    metal,
    ounces,
    tipCents: 0,
    tiers: [{ min: 1, askCents: 0 }],
    floorPremiumCents: 0,
    ceilingPremiumCents: 0,
  };
}

/** Round up to a price that ends in 9 (below ten dollars) or in .95. */
function shelfPrice(cents: number): number {
  if (cents < 1000) return Math.max(9, Math.ceil(cents / 10) * 10 - 1);
  return Math.ceil(cents / 100) * 100 - 5;
}

/** A rule that ignores the market; each tier takes `step` percent off the first price. */
export function fixedRule(cents: number, mins: readonly number[], step: number): PriceRule {
  let last = Infinity;
  const tiers = mins.flatMap((min, tier) => {
    const price = tier === 0 ? cents : Math.round(cents * (1 - (tier * step) / 100));
    if (price >= last) return [];
    last = price;
    return [{ min, cents: price }];
  });
  return { type: 'fixed', tiers };
}

/** Fixed price of a collectable or a copper piece, from what its metal was worth. */
export function collectableRule(unit: PricedUnit, chance: Chance): PriceRule {
  const value = referenceValue(unit.metal, unit.ounces);
  const cents = shelfPrice(value * (1 + unit.percent / 100));
  return fixedRule(cents, unit.mins, chance.between(...STEP[unit.metal]));
}

/** The same goods with scratches or milk spots, sold `percent` of the unit price cheaper. */
export function impairedRule(rule: PriceRule, metal: Metal, percent: number): PriceRule {
  if (rule.type === 'fixed') {
    const first = rule.tiers[0]?.cents ?? 0;
    return { type: 'fixed', tiers: [{ min: 1, cents: Math.round(first * (1 - percent / 100)) }] };
  }
  const first = rule.tiers[0]?.askCents ?? 0;
  const less = (referenceValue(metal, rule.ounces) * percent) / 100;
  const ask = Math.max(0, Math.round(first - less));
  return {
    ...rule,
    tiers: [{ min: 1, askCents: ask }],
    floorPremiumCents: Math.min(rule.floorPremiumCents, ask),
  };
}

/** About what one unit cost, in cents, when premiums were last set; 0 without a rule. */
export function referencePrice(rule: PriceRule | undefined): number {
  if (!rule) return 0;
  if (rule.type === 'fixed') return rule.tiers[0]?.cents ?? 0;
  const value = referenceValue(rule.metal, rule.ounces);
  return Math.round(value + rule.tipCents * rule.ounces + (rule.tiers[0]?.askCents ?? 0));
}
