import type { FixedRule, PriceRule, Sale, SpotRule } from '../catalog/product.ts';
import type { Market, SpotBoard } from '../market/market.ts';
import { type Metal, metals } from '../market/metal.ts';
import { type Fraction, between, fraction, halfUp, percentOf, plus, times } from './exact.ts';
import { settings } from './settings.ts';

/** What each metal costs now, in cents per troy ounce (copper: per avoirdupois pound). */
export type SpotAsks = Readonly<Record<Metal, number>>;

/** The part of a sale that changes a price: percent or cents off a unit. */
export type Discount = Pick<Sale, 'percentOff' | 'centsOff'>;

/** What a cart line costs, in cents. `payableUnitCents` is the cash price, the sale taken off. */
export type LinePrice = {
  unitCents: number;
  discountUnitCents?: number;
  payableUnitCents: number;
  cardUnitCents: number;
  totalCents: number;
  cardTotalCents: number;
};

/** The asks of a board, as the pricing functions take them. */
export function asksOf(board: SpotBoard): SpotAsks {
  const { gold, silver, platinum, palladium, copper } = board.quotes;
  return {
    gold: gold.askCents,
    silver: silver.askCents,
    platinum: platinum.askCents,
    palladium: palladium.askCents,
    copper: copper.askCents,
  };
}

/** The asks of an instant (ms), without the rest of its board; 0 before the first known price. */
export function asksAt(market: Market, time: number): SpotAsks {
  const asks = metals.map((metal) => [metal, market.askCentsAt(metal, time) ?? 0]);
  return Object.fromEntries(asks) as SpotAsks;
}

function tierOf<Tier extends { min: number }>(tiers: readonly Tier[], quantity: number): Tier {
  const tier = tiers.findLast(({ min }) => min <= quantity) ?? tiers[0];
  if (!tier) throw new RangeError('A price rule has at least one tier.');
  return tier;
}

// A pound is 7000 grains and a troy ounce 480: 14.5833… ounces, which only a fraction can say.
const poundsPerOunce: Fraction = { top: 480n, bottom: 7000n };

/** The ask of a troy ounce in cents, of copper too; not rounded. */
function metalCents(metal: Metal, spot: SpotAsks): Fraction {
  const ask = fraction(spot[metal]);
  return metal === 'copper' ? times(ask, poundsPerOunce) : ask;
}

/** The same as a number. */
export function ounceCents(metal: Metal, spot: SpotAsks): number {
  const { top, bottom } = metalCents(metal, spot);
  return Number(top) / Number(bottom);
}

function followSpot(rule: SpotRule, quantity: number, spot: SpotAsks): Fraction {
  const ounces = fraction(rule.ounces);
  const perOunce = metalCents(rule.metal, spot);
  const worth = times(perOunce, ounces);
  const tier = fraction(tierOf(rule.tiers, quantity).askCents);
  const price = plus(times(plus(perOunce, fraction(rule.tipCents)), ounces), tier);
  return between(
    plus(worth, fraction(rule.floorPremiumCents)),
    price,
    plus(worth, fraction(rule.ceilingPremiumCents)),
  );
}

function fixedCents(rule: FixedRule, quantity: number): Fraction {
  return fraction(tierOf(rule.tiers, quantity).cents);
}

/** A unit's price in cents without its sale: rounded after the tier, and what a size adds. */
function listCents(rule: PriceRule, quantity: number, spot: SpotAsks, addCents: number): number {
  const price =
    rule.type === 'spot' ? followSpot(rule, quantity, spot) : fixedCents(rule, quantity);
  return Math.max(0, halfUp(price) + addCents);
}

/** A price in cents with percent or cents taken off, rounded half up and never below zero. */
export function afterDiscount(cents: number, { percentOff = 0, centsOff = 0 }: Discount): number {
  const left = plus(fraction(1), fraction(-percentOff, 100));
  return Math.max(0, halfUp(times(fraction(cents), left)) - centsOff);
}

/** §9 A unit's price in cents by card or PayPal: 4.2 percent on the cash price, half up. */
export function cardCents(unitCents: number): number {
  return unitCents + percentOf(unitCents, settings.surchargePercent);
}

/** A sale while it runs, at `now` in ms. */
export function runningSale(sale: Sale | undefined, now: number): Sale | undefined {
  return sale && now < Date.parse(sale.endsAt) ? sale : undefined;
}

/**
 * The one price of a unit, in cents, by check, wire or eCheck: (spot ask + tip) × ounces plus the
 * ask of the quantity's tier, held between floor and ceiling premium, rounded half up; then the
 * sale. `addCents` is what a chosen size costs more.
 */
export function unitPriceCents(
  rule: PriceRule,
  quantity: number,
  spot: SpotAsks,
  sale?: Discount,
  addCents = 0,
): number {
  const list = listCents(rule, quantity, spot, addCents);
  return sale ? afterDiscount(list, sale) : list;
}

/** What a quantity of one thing costs, by cash and by card; the unit is rounded, then multiplied. */
export function linePrice(
  rule: PriceRule,
  quantity: number,
  spot: SpotAsks,
  sale?: Discount,
  addCents = 0,
): LinePrice {
  const unitCents = unitPriceCents(rule, quantity, spot, undefined, addCents);
  const payableUnitCents = unitPriceCents(rule, quantity, spot, sale, addCents);
  const cardUnitCents = cardCents(payableUnitCents);
  return {
    unitCents,
    ...(sale && { discountUnitCents: payableUnitCents }),
    payableUnitCents,
    cardUnitCents,
    totalCents: payableUnitCents * quantity,
    cardTotalCents: cardUnitCents * quantity,
  };
}
