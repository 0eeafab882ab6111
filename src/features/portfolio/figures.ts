import type { Portfolio } from '#api/portfolio/portfolio.ts';
import { listWords } from '#commerce/format/list.ts';
import { percentWordsOf } from '#ui/chart/percents.ts';

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
  { worthCents, paidCents, premiumCents }: NonNullable<Portfolio['total']>,
  withPremium: boolean,
): Result {
  const costCents = withPremium ? paidCents : paidCents - premiumCents;
  const worth = withPremium ? worthCents + premiumCents : worthCents;
  const gainCents = worth - costCents;
  const gainPercent = costCents > 0 ? (gainCents / costCents) * 100 : 0;
  return { worthCents: worth, costCents, gainCents, gainPercent };
}

/** "Gold is 61 % of what you own, silver 30 %, and platinum 9 %.", by the worth of each. */
export function shareSentence(shares: readonly { name: string; value: number }[]): string {
  const words = percentWordsOf(shares.map(({ value }) => value));
  const [first, ...others] = shares.map(({ name }, at) =>
    at === 0 ? `${name} is ${words[at]} of what you own` : `${name.toLowerCase()} ${words[at]}`,
  );
  return first ? `${listWords([first, ...others])}.` : '';
}
