import type { SpotOnDay } from '#api/portfolio/spot-on-day.ts';
import type { Fields } from '#commerce/form/answer.ts';

import { premiumCents } from './cost.ts';
import { moneyIn } from './holding-fields.ts';
import type { Piece } from './piece.ts';

/** Cents as they are typed: "70.61". */
export function inDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * The premium of an ounce, to be filled in: over the typed spot price, else over that of the day.
 * Without a price of the piece it is what the product usually costs over spot, if that is known.
 */
export function premiumFor(field: Fields, { ounces }: Piece, spot: SpotOnDay): string {
  const { unitCents, spotCents = spot.spotCents } = moneyIn(field);
  if (unitCents !== undefined) return inDollars(premiumCents({ unitCents, ounces, spotCents }));
  return spot.premiumCents === undefined ? '' : inDollars(spot.premiumCents);
}
