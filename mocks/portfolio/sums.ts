import { halfUp } from '../pricing/exact.ts';
import { type PortfolioMetal, portfolioMetals } from './transaction.ts';

/** What is held of one metal. The ounces are exact: see `ouncesOfSum` and `worthOfSum`. */
export type Sum = { weight: bigint; costCents: number; pastCents: number };

/** What is held of each metal. */
export type Sums = Record<PortfolioMetal, Sum>;

const MICRO = 1e6;
/** A weight counts millionths of a unit times thousand-millionths of an ounce. */
const WEIGHT_PER_OUNCE = 10n ** 15n;

/** A quantity in millionths of a unit. */
export const microOf = (quantity: number): number => Math.round(quantity * MICRO);

/** A quantity without floating-point error such as that of 0.1 + 0.2. */
export function withoutFloatError(quantity: number): number {
  return microOf(quantity) / MICRO;
}

function weightOf(ounces: number, quantity: number): bigint {
  return BigInt(Math.round(ounces * 1e9)) * BigInt(microOf(quantity));
}

/** The ounces of a sum, to a millionth. */
export function ouncesOfSum({ weight }: Sum): number {
  return Number(weight / 10n ** 9n) / MICRO;
}

/** The metal value of a sum at a price in cents per ounce, rounded once. */
export function worthOfSum({ weight }: Sum, spotCents: number): number {
  return halfUp({ top: weight * BigInt(spotCents), bottom: WEIGHT_PER_OUNCE });
}

export function emptySum(): Sum {
  return { weight: 0n, costCents: 0, pastCents: 0 };
}

/** What a sum gains with units of one weight; a negative quantity takes them out. */
export function addTo(
  sum: Sum,
  ounces: number,
  { quantity, costCents, pastCents }: { quantity: number; costCents: number; pastCents: number },
): void {
  sum.weight += weightOf(ounces, quantity);
  sum.costCents += costCents;
  sum.pastCents += pastCents;
}

/** All metals in one sum of money. */
export function moneyOf(sums: Sums): Pick<Sum, 'costCents' | 'pastCents'> {
  const all = portfolioMetals.map((metal) => sums[metal]);
  return {
    costCents: all.reduce((sum, { costCents }) => sum + costCents, 0),
    pastCents: all.reduce((sum, { pastCents }) => sum + pastCents, 0),
  };
}
