import { done, ownOnly } from '../../backend/answers.ts';
import type { Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import type { Wire } from '../../backend/wire.ts';
import { predictionsOf } from '../handlers.ts';
import { faultsOf, quarterEnd, quarterOf } from './quarters.ts';

/** §7 A customer's price predictions. */
export const predictions = {
  getCustomerPredictions: (call) => {
    ownOnly(call, call.query.CustomerId);
    return { data: predictionsOf(call) };
  },

  addOrUpdateQuarterlyPredictedSpotPrices: (call) => {
    const { customerId, predictedPrices } = call.body;
    ownOnly(call, customerId);
    const { predictions } = call.visitor.tables;
    const current = quarterOf(new Date(call.now).toISOString());
    const faults = faultsOf(predictedPrices, current);
    if (faults.length > 0) throw incomplete(faults);
    const ended = (predictions.get(customerId) ?? []).filter(
      ({ dateNTime }) => quarterOf(dateNTime) < current,
    );
    predictions.set(customerId, [...ended, ...predictedPrices.map(atQuarterEnd)]);
    return done('Your predictions are saved.');
  },
} satisfies Partial<Resolvers>;

/** Moves a prediction to the end of its quarter. */
function atQuarterEnd(each: Wire<'PredictedPrices'>): Wire<'PredictedPrices'> {
  return { ...each, dateNTime: quarterEnd(quarterOf(each.dateNTime)) };
}

function incomplete(faults: readonly { field: string; message: string }[]): Response {
  const errors = faults.map((fault) => ({ ...fault, in: 'body' as const }));
  return problem(400, 'Some predictions are missing or not in sequence.', { errors });
}
