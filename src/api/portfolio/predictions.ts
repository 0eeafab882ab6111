import { asked } from '#api/cache/asked.ts';
import { getGetCustomerPredictionsQueryOptions } from '#generated/hooks/portfolio/portfolio.ts';
import type { PredictedPrices } from '#generated/models/predictedPrices.ts';
import type { PredictionsResponse } from '#generated/models/predictionsResponse.ts';
import { centsOf } from '#lib/cents.ts';
import { quarterOf } from '#lib/quarter.ts';

/** The metals that customers predict. */
export type PredictedMetal = 'gold' | 'silver';

/** The spot that a customer expects, in cents, at the end of a quarter, 1 to 4, of a year. */
export type Expected = { spotCents: number; year: number; quarter: number };

/** §7 What the customer expects of each metal next. */
export function expectedQuery(customerId: string) {
  const query = { select: expectedIn };
  return asked(getGetCustomerPredictionsQueryOptions({ CustomerId: customerId }, { query }));
}

function expectedIn({ data }: PredictionsResponse): Partial<Record<PredictedMetal, Expected>> {
  const now = Date.now();
  const [gold, silver] = (['gold', 'silver'] as const).map((metal) =>
    expectedOf(data.predictedPrices, metal, now),
  );
  return { ...(gold && { gold }), ...(silver && { silver }) };
}

/** As on a cart line: the best of the first quarter that has not begun at `now`, in ms. */
export function expectedOf(
  predictions: readonly PredictedPrices[],
  metal: PredictedMetal,
  now: number,
): Expected | undefined {
  const current = quarterOf(new Date(now));
  for (const each of predictions) {
    const dollars = each[`${metal}OptimalPrediction`];
    const at = quarterOf(new Date(each.dateNTime));
    if (dollars === undefined || !(at > current)) continue;
    return { spotCents: centsOf(dollars), year: Math.floor(at / 4), quarter: (at % 4) + 1 };
  }
  return undefined;
}
