import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import {
  getGetCustomerPredictionsQueryKey,
  getGetCustomerPredictionsQueryOptions,
} from '#generated/hooks/portfolio/portfolio.ts';
import type { AnalystPrediction } from '#generated/models/analystPrediction.ts';
import type { PredictedPrices } from '#generated/models/predictedPrices.ts';
import type { PredictionsResponse } from '#generated/models/predictionsResponse.ts';
import { centsIfAny } from '#lib/cents.ts';
import { quarterOf } from '#lib/quarter.ts';

/** Whose price it is: the store's analyst's, or the customer's highest and lowest. */
export type Case = 'analyst' | 'best' | 'worst';

/** The prices of a troy ounce at the end of a quarter, in cents, as far as they are predicted. */
type Said = Partial<Record<Case, number>>;

/** A quarter by its number since the year 0, with the predictions of both metals. */
export type PredictedQuarter = { quarter: number; gold: Said; silver: Said };

/** §7 What the customer and the store's analyst expect, quarter by quarter. */
export function outlookQuery(customerId: string) {
  const query = { select: quartersIn };
  return asked(getGetCustomerPredictionsQueryOptions({ CustomerId: customerId }, { query }));
}

/** Reads the predictions again, and resolves when they are there. */
export async function refreshOutlook(): Promise<void> {
  const [path] = getGetCustomerPredictionsQueryKey();
  await queryClient().invalidateQueries({ queryKey: [path] });
}

function quartersIn({ data }: PredictionsResponse): PredictedQuarter[] {
  const own = byQuarter(data.predictedPrices);
  const analyst = byQuarter(data.analystPredictions);
  const quarters = [...new Set([...own.keys(), ...analyst.keys()])];
  return quarters
    .toSorted((one, other) => one - other)
    .map((quarter) => saidOf(quarter, own.get(quarter), analyst.get(quarter)));
}

/** An entry without a date that can be read is of no quarter. */
function byQuarter<Entry extends { dateNTime: string }>(entries: readonly Entry[]) {
  const dated = entries.map((entry) => [quarterOf(new Date(entry.dateNTime)), entry] as const);
  return new Map(dated.filter(([quarter]) => !Number.isNaN(quarter)));
}

function saidOf(
  quarter: number,
  own: PredictedPrices | undefined,
  analyst: AnalystPrediction | undefined,
): PredictedQuarter {
  const of = (metal: 'gold' | 'silver'): Said => ({
    ...known('analyst', analyst?.[`${metal}Prediction`]),
    ...known('best', own?.[`${metal}OptimalPrediction`]),
    ...known('worst', own?.[`${metal}WorstPrediction`]),
  });
  return { quarter, gold: of('gold'), silver: of('silver') };
}

function known(name: Case, dollars: number | undefined): Said {
  const cents = centsIfAny(dollars);
  return cents === undefined ? {} : { [name]: cents };
}
