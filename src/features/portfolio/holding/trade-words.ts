import type { HoldingHistory, Trade } from '#api/portfolio/holding.ts';
import { longDate } from '#commerce/format/date.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

/** The name of this store among the dealers. */
const STORE = 'Bold';

/** "this store", or the name of another dealer. */
export function sourceWords(source: string | undefined): string {
  if (source === STORE) return 'this store';
  return source ?? 'elsewhere';
}

export function kindWords({ kind, source }: Trade): string {
  if (kind === 'SOLD') return 'Sold to us';
  if (kind === 'EXIT') return 'Sold elsewhere';
  if (source === STORE) return 'Bought here';
  return source ? `Bought elsewhere, ${source}` : 'Bought elsewhere';
}

/** "the purchase of 10 on March 15, 2026" */
export function tradeName({ kind, units, day }: Trade): string {
  const what = kind === 'PURCHASED' ? 'purchase' : 'sale';
  return `the ${what} of ${formatMeasure(units)} on ${longDate(day)}`;
}

/** "From this store and Corner Coin Shop, last on October 31, 2026." */
export function originWords({ trades }: HoldingHistory): string {
  const bought = trades.filter(({ kind }) => kind === 'PURCHASED');
  const [last] = bought;
  if (!last) return 'None of it was bought.';
  const sources = [...new Set(bought.map(({ source }) => sourceWords(source)))];
  return `From ${listWords(sources)}, ${bought.length > 1 ? 'last ' : ''}on ${longDate(last.day)}.`;
}
