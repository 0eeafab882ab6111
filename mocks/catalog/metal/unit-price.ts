import { chanceOf } from '../chance.ts';
import { collectableRule, referenceValue, spotRule, tierMins } from '../premiums.ts';
import type { PriceRule } from '../product.ts';
import { LATEST_YEAR } from '../series/series.ts';
import { ouncesOf } from '../weights.ts';
import { type Variant, keyOf } from './variants.ts';

/** What one unit weighs in fine troy ounces, how it is priced, and its rough price in cents. */
type UnitPrice = { ounces: number; rule: PriceRule; cents: number };

const POINTS_OFF = { single: 0, set: 0.2, lot: 0.3, sheet: 0.5, tube: 0.6, 'monster-box': 1.4 };

export function unitPriceOf(variant: Variant, seed: number): UnitPrice {
  const { metal, collectable } = variant.series;
  const ounces = ounceCount(variant);
  const percent = percentOf(variant, seed);
  const unit = { metal, ounces, percent, mins: minsOf(variant, ounces) };
  const chance = chanceOf(`rule ${keyOf(variant)}`, seed);
  return {
    ounces,
    rule: collectable ? collectableRule(unit, chance) : spotRule(unit, chance),
    cents: referenceValue(metal, ounces) * (1 + percent / 100),
  };
}

/** Percent over the metal for this very unit: packs cost less, old dates and grades cost more. */
function percentOf(variant: Variant, seed: number): number {
  const { piece, grade, packaging } = variant;
  const [low, high] = piece.premium;
  const own = chanceOf(`premium ${keyOf(variant)}`, seed);
  const place = placeInRange(variant, seed);
  let percent = low + (high - low) * Math.max(0, Math.min(1, place)) + own.between(0, 0.2);
  if (grade) percent += (grade.endsWith('70') ? 3.2 : 1.5) * high;
  percent -= POINTS_OFF[packaging] * (high > 6 ? 1 : 0.3);
  return Math.max(low * 0.4, percent);
}

/** Where a unit lies between the lowest (0) and the highest (1) premium of its piece. */
function placeInRange(
  { series, piece, year, condition, randomYear }: Variant,
  seed: number,
): number {
  if (condition && series.conditions && series.conditions.length > 1) {
    return series.conditions.indexOf(condition) / (series.conditions.length - 1);
  }
  if (randomYear && !condition) return 0.08;
  const place = chanceOf(`premium ${series.id} ${piece.weight}`, seed).between(0.25, 0.5);
  return year ? place + Math.min(0.45, (LATEST_YEAR - year) * 0.03) : place;
}

function ounceCount({ piece, count }: Variant): number {
  const each = piece.ounces ?? ouncesOf(piece.weight);
  const total = piece.pieces ? each : each * count;
  return Math.round(total * 1e5) / 1e5;
}

/** The quantities at which the price falls. */
function minsOf({ series, grade, packaging }: Variant, ounces: number): readonly number[] {
  const isSpecial = grade || series.finish === 'Proof' || series.finish === 'Burnished';
  return isSpecial ? [1, 5, 10] : tierMins(series.metal, ounces, packaging !== 'single');
}
