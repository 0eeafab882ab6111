/** The worth, cost and gain of a portfolio, in cents; the percentage is of the cost. */
export type Result = {
  worthCents: number;
  costCents: number;
  gainCents: number;
  gainPercent: number;
};

/**
 * With the premium, today's worth includes the same premium per ounce as at the purchase; without
 * it, only metal prices are compared. The gain is the same in both, its percentage is not.
 */
export function resultOf(
  {
    worthCents,
    paidCents,
    premiumCents,
  }: { worthCents: number; paidCents: number; premiumCents: number },
  withPremium: boolean,
): Result {
  const costCents = withPremium ? paidCents : paidCents - premiumCents;
  const worth = withPremium ? worthCents + premiumCents : worthCents;
  const gainCents = worth - costCents;
  const gainPercent = costCents > 0 ? (gainCents / costCents) * 100 : 0;
  return { worthCents: worth, costCents, gainCents, gainPercent };
}
