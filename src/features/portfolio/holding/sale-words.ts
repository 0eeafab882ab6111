import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';

import { gainOf, type PlannedSale } from './planned-sale.ts';

const TENSES = {
  now: { up: 'gains', down: 'loses' },
  past: { up: 'gained', down: 'lost' },
  maybe: { up: 'gain', down: 'lose' },
};

/**
 * "It brings $710.00 and loses $73.60: +$91.05 long term, −$164.65 short term." `oldest` are the
 * sales of the same units, oldest first, where lots are named.
 */
export function saleWords(sales: readonly PlannedSale[], oldest?: readonly PlannedSale[]): string {
  const takes = sales.flatMap((sale) => sale.takes);
  const proceeds = takes.reduce((sum, { proceedsCents }) => sum + proceedsCents, 0);
  const gain = gainOf(sales);
  const other = oldest && gainOf(oldest).all;
  const compared =
    other === undefined || other === gain.all
      ? ''
      : ` Oldest first would ${gainWords(other, 'maybe')}.`;
  const terms = termWords(
    takes.map(({ isLong }) => isLong),
    gain,
  );
  return `It brings ${formatMoney(proceeds)} and ${gainWords(gain.all, 'now')}${terms}.${compared}`;
}

/** "gained $91.05", "loses $73.60", "gain nothing" */
export function gainWords(cents: number, tense: keyof typeof TENSES): string {
  const { up, down } = TENSES[tense];
  if (cents === 0) return `${up} nothing`;
  return `${cents > 0 ? up : down} ${formatMoney(Math.abs(cents))}`;
}

function termWords(terms: readonly boolean[], { long, short }: ReturnType<typeof gainOf>): string {
  if (terms.every(Boolean)) return ', all of it long term';
  if (!terms.some(Boolean)) return ', all of it short term';
  return `: ${formatMoneyChange(long)} long term, ${formatMoneyChange(short)} short term`;
}
