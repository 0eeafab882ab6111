import { countWords, formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

import type { Field, Origin } from './file/columns.ts';
import { inOrder, type Outcome, type State } from './file/outcomes.ts';

/** What the fields of a row are called. */
export const FIELD_NAMES: Record<Field, string> = {
  day: 'Date',
  kind: 'Kind',
  name: 'Product',
  units: 'Units',
  price: 'Price of one',
  total: 'Price of all',
  fees: 'Fees',
  dealer: 'From, or to',
  metal: 'Metal',
  ounces: 'Ounces of one',
  productId: 'Product number',
  currency: 'Currency',
};

/** What happens to a row. */
export const STATE_NAMES: Record<State, string> = {
  add: 'Will be added',
  fix: 'Put right',
  held: 'Already yours',
};

export const ORIGIN_NAMES: Record<Origin, string> = {
  own: 'our own export',
  ghostfolio: 'Ghostfolio',
  'portfolio-performance': 'Portfolio Performance',
};

/** How many rows have each state. */
export function countsIn(outcomes: readonly Outcome[]): Record<State, number> {
  const counts = { add: 0, fix: 0, held: 0 };
  for (const { state } of outcomes) counts[state] += 1;
  return counts;
}

/** What is read out after a file was read: "12 rows: 7 will be added, …". */
export function readWords(outcomes: readonly Outcome[]): string {
  const { add, fix, held } = countsIn(outcomes);
  const rows = countWords(outcomes.length, 'row');
  return `${rows}: ${formatCount(add)} will be added, ${formatCount(fix)} to put right, ${formatCount(held)} already yours.`;
}

/** "7 rows, $5,235.80 paid", and what sales brought. */
export function sumWords(outcomes: readonly Outcome[]): string {
  let [paid, received, sales] = [0, 0, 0];
  const rows = inOrder(outcomes);
  for (const { kind, units, unitCents, feesCents } of rows) {
    const cents = Math.round(units * unitCents);
    if (kind === 'PURCHASED') paid += cents + feesCents;
    else {
      received += cents - feesCents;
      sales += 1;
    }
  }
  const parts = [countWords(rows.length, 'row')];
  if (rows.length > sales) parts.push(`${formatMoney(paid)} paid`);
  if (sales > 0) parts.push(`${formatMoney(received)} received`);
  return parts.join(', ');
}

/** What happens to the rows that are not added. */
export function restWords({ fix, held }: Record<State, number>): string {
  const parts: string[] = [];
  if (fix > 0)
    parts.push(
      `${countWords(fix, 'row')} ${fix === 1 ? 'waits' : 'wait'} for you, or ${fix === 1 ? 'stays' : 'stay'} out.`,
    );
  if (held > 0)
    parts.push(
      `${formatCount(held)} ${held === 1 ? 'is' : 'are'} yours already and ${held === 1 ? 'changes' : 'change'} nothing.`,
    );
  return parts.join(' ');
}
