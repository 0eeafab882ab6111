import type { TaxReport, YearTrade } from '#api/portfolio/tax-report.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';

export const KIND_WORDS: Record<YearTrade['kind'], string> = {
  PURCHASED: 'Bought',
  SOLD: 'Sold to us',
  EXIT: 'Sold elsewhere',
};

/** "January 1 to November 24, 2026. The year is not over: sales still to come will change it." */
export function periodWords(report: TaxReport): string {
  const days = `January 1 to ${longDate(report.until)}.`;
  // Only in a year that is not over is the worth that of now.
  if (report.spotTime === undefined) return days;
  return `${days} The year is not over: sales still to come will change it.`;
}

/** "2 sales brought $1,978.60; the same pieces had cost $963.00." */
export function salesWords({ all, year }: TaxReport): string {
  if (all.sales === 0) return `No sale is recorded in ${year}.`;
  return `${countWords(all.sales, 'sale')} brought ${formatMoney(all.proceedsCents)}; the same pieces had cost ${formatMoney(all.basisCents)}.`;
}

/** Which units were sold: "You named none in 2026." */
export function namedWords({ namedSales, all, year }: TaxReport): string {
  if (namedSales === 0) return `You named none in ${year}.`;
  if (namedSales === all.sales) return `In ${year} you named those of each sale.`;
  return `In ${year} you named those of ${countWords(namedSales, 'sale')}.`;
}
