import { customerOf } from '../../account/caller.ts';
import { done, ownOnly } from '../../backend/answers.ts';
import type { Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { shopOf } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { newYorkDay, dateOfDay } from '../../market/new-york.ts';
import { pdfResponse } from '../../pdf/pdf.ts';
import { predictionsOf, transactionsOf } from '../handlers.ts';
import { taxReportPdf } from '../tax-report.ts';
import { faultsOf, quarterEnd, quarterOf } from './quarters.ts';

/** §7 A customer's price predictions, and the tax report. */
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

  generateCustomerTaxReport: (call) => {
    const { token, customerId, year } = call.query;
    ownOnly(call, customerId);
    if (call.request.headers.get('authorization') !== `Bearer ${token}`) {
      throw problem(403, 'The token of the address is not the one of the header.');
    }
    const thisYear = Number(dateOfDay(newYorkDay(call.now)).slice(0, 4));
    if (year > thisYear || year < thisYear - 1) {
      const message = `is ${thisYear - 1} or ${thisYear}`;
      throw problem(400, 'There is no report for this year.', {
        errors: [{ field: 'year', in: 'query', message }],
      });
    }
    const { board } = shopOf(call);
    const bytes = taxReportPdf(transactionsOf(call), customerOf(call), year, {
      board,
      now: call.now,
    });
    return pdfResponse(bytes, `tax-report-${year}.pdf`);
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
