import type { Portfolio } from '#api/portfolio/portfolio.ts';

/** What a portfolio is worth, cost and gained, in cents; the percentage is of the cost. */
export type Result = {
  worthCents: number;
  costCents: number;
  gainCents: number;
  gainPercent: number;
};

/**
 * With the premium, each ounce counts as much more than its metal today as it did when it was
 * bought; without it, only metal is compared with metal. The gain is the same, its share is not.
 */
export function resultOf(
  { worthCents, paidCents, premiumCents }: NonNullable<Portfolio['total']>,
  withPremium: boolean,
): Result {
  const costCents = withPremium ? paidCents : paidCents - premiumCents;
  const worth = withPremium ? worthCents + premiumCents : worthCents;
  const gainCents = worth - costCents;
  const gainPercent = costCents > 0 ? (gainCents / costCents) * 100 : 0;
  return { worthCents: worth, costCents, gainCents, gainPercent };
}
