import type { Metal } from '#generated/models/metal.ts';

/** The metal of one unit: `tipCents` is what the store adds to the spot of a troy ounce. */
export type MetalOfUnit = { metal: Metal; ounces: number; tipCents: number };

/**
 * §9 The price of one unit at the predicted spot minus its price at today's, in cents; below 0 when
 * it would cost less. Each is (spot + tip) × ounces, rounded half up. Spots are in cents per troy
 * ounce, of copper per avoirdupois pound.
 */
export function predictionSaving(
  unit: MetalOfUnit,
  spots: { predicted: number; today: number },
): number {
  return formulaCents(unit, spots.predicted) - formulaCents(unit, spots.today);
}

function formulaCents({ metal, ounces, tipCents }: MetalOfUnit, spotCents: number): number {
  // A pound is 7000 grains, and a troy ounce 480.
  const perOunce = metal === 'copper' ? (spotCents * 480) / 7000 : spotCents;
  // As a decimal first: 0.1 + 0.2 must not decide a half.
  return Math.round(Number(((perOunce + tipCents) * ounces).toFixed(6)));
}
