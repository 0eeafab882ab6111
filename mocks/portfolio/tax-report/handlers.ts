import { customerOf } from '../../account/caller.ts';
import { ownOnly } from '../../backend/answers.ts';
import type { Call, Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { market, shopOf } from '../../backend/shop.ts';
import { dateOfDay, newYorkDay } from '../../market/new-york.ts';
import { pdfResponse } from '../../paper/pdf-response.ts';
import { transactionsOf } from '../handlers.ts';
import { taxReportPaper } from './document.ts';
import { taxFiguresOf, type TaxFigures } from './figures.ts';
import { taxReportWire } from './tax-report.ts';

/** §7 The tax report of a year, as figures and as a PDF of them. */
export const taxReport = {
  getCustomerTaxReport: (call) => {
    const { board } = shopOf(call);
    const figures = figuresFor(call);
    return { data: taxReportWire(figures, transactionsOf(call), { board, now: call.now }) };
  },

  generateCustomerTaxReport: (call) => {
    const { token, year } = call.query;
    const figures = figuresFor(call);
    if (call.request.headers.get('authorization') !== `Bearer ${token}`) {
      throw problem(403, 'The token of the address is not the one of the header.');
    }
    const paper = taxReportPaper(figures, customerOf(call), shopOf(call).board.spotTime, call.now);
    return pdfResponse(paper, `tax-report-${year}.pdf`);
  },
} satisfies Partial<Resolvers>;

type AnyCall = Call<'getCustomerTaxReport'> | Call<'generateCustomerTaxReport'>;

/** The figures of the customer who asks; only of this year and the one before. */
function figuresFor(call: AnyCall): TaxFigures {
  const { customerId, year } = call.query;
  ownOnly(call, customerId);
  const today = dateOfDay(newYorkDay(call.now));
  const thisYear = Number(today.slice(0, 4));
  if (year > thisYear || year < thisYear - 1) {
    const message = `is ${thisYear - 1} or ${thisYear}`;
    throw problem(400, 'There is no report for this year.', {
      errors: [{ field: 'year', in: 'query', message }],
    });
  }
  const { quotes } = shopOf(call).board;
  return taxFiguresOf(transactionsOf(call), { year, today }, (metal, until) =>
    until === today ? quotes[metal].askCents : market.dailyClose(metal, until),
  );
}
