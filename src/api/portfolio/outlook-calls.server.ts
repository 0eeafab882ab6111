import { readCustomer } from '#api/account/account-calls.server.ts';
import { answerOf, api } from '#api/client.server.ts';
import { lastDayOf } from '#lib/quarter.ts';

/** A customer's highest and lowest price of a troy ounce, in cents. */
type Pair = { best: number; worst: number };

/** What a customer expects of a quarter (by its number since the year 0). */
export type OwnQuarter = { quarter: number; gold?: Pair; silver?: Pair };

/**
 * Replaces what the signed-in customer expects from the quarter on that runs. Throws ApiFailure,
 * which names the field of a refused price by its place in the list.
 */
export async function savePredictions(quarters: readonly OwnQuarter[]): Promise<void> {
  const { id: customerId } = await readCustomer();
  const predictedPrices = quarters.map(({ quarter, gold, silver }) => ({
    dateNTime: `${lastDayOf(quarter)}T23:59:59Z`,
    ...(gold && {
      goldOptimalPrediction: gold.best / 100,
      goldWorstPrediction: gold.worst / 100,
    }),
    ...(silver && {
      silverOptimalPrediction: silver.best / 100,
      silverWorstPrediction: silver.worst / 100,
    }),
  }));
  const body = { customerId, predictedPrices };
  await answerOf(api.POST('/api/Portfolio/AddOrUpdateQuarterlyPredictedSpotPrices', { body }));
}
