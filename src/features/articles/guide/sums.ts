/**
 * The arithmetic of the worked examples. All amounts are integer cents, rounded half up; weights are
 * fine troy ounces; percents are of 100.
 */

import { ageOf } from '#commerce/portfolio/lot-age.ts';

type Tier = { from: number; cash: number; card: number; metal?: number };

/** What the examples need of a product; `askCents` is spot for a troy ounce of its metal. */
export type Reckoned = {
  cash: number;
  card: number;
  ounces: number;
  tiers: readonly Tier[];
};

const HUNDRED = 100;
/** The most federal tax on a collectible that was held for more than a year. */
const COLLECTIBLE_PERCENT = 28;

/** One piece: its metal at spot, what is paid over it, and what is not paid back by the store. */
export function premiumSum(piece: Reckoned, askCents: number, bidCents?: number) {
  const metal = metalIn(piece, askCents);
  const over = piece.cash - metal;
  return {
    paid: piece.cash,
    metal,
    over,
    overPercent: percentOf(over, metal),
    ...(bidCents !== undefined && { bid: bidCents, owning: piece.cash - bidCents }),
  };
}

/** Some pieces by each of the two prices, and how much more the dearer one is. */
export function waysSum(piece: Reckoned, quantity: number) {
  const each = piece.tiers.findLast(({ from }) => from <= quantity) ?? piece;
  const check = each.cash * quantity;
  const card = each.card * quantity;
  return {
    check: { each: each.cash, total: check },
    card: { each: each.card, total: card },
    more: card - check,
    morePercent: percentOf(card - check, check),
  };
}

/** What a troy ounce in a piece costs, and what of that is over spot; nothing without metal. */
export function ounceSum(piece: Reckoned, askCents: number) {
  if (piece.ounces <= 0) return undefined;
  const metal = metalIn(piece, askCents);
  return {
    perOunce: Math.round(piece.cash / piece.ounces),
    /** The same for the metal alone. */
    metalPerOunce: Math.round(metal / piece.ounces),
    overPercent: percentOf(piece.cash - metal, metal),
  };
}

type Purchase = { quantity: number; paidEach: number; boughtOn: string };

/**
 * Pieces bought on one day and sold on another (both ISO 8601). `isLong` after more than a year: not
 * yet on the same day of the next one. `mostTax` is the most federal tax on a long gain.
 */
export function gainSum(
  { quantity, paidEach, boughtOn }: Purchase,
  bidCents: number,
  soldOn: string,
) {
  const paid = paidEach * quantity;
  const received = bidCents * quantity;
  const gain = received - paid;
  const { isLong } = ageOf(boughtOn, soldOn);
  const mostTax = Math.round((Math.max(0, gain) * COLLECTIBLE_PERCENT) / HUNDRED);
  return { paid, received, gain, isLong, ...(isLong && gain > 0 && { mostTax }) };
}

/** What the metal of one piece is worth at spot: as the price was made of it, if that is known. */
function metalIn({ tiers, ounces }: Reckoned, askCents: number): number {
  return tiers[0]?.metal ?? Math.round(askCents * ounces);
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * HUNDRED : 0;
}
