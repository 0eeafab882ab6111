import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';

import type { ValuesByMetal } from '../../three-values.ts';

/**
 * "If you sold the 12 holdings we post bids for today, we would pay $22,358.92: $86.91 more than you
 * paid, $54.51 less than their melt value."
 */
export function sumWords({ all }: ValuesByMetal): string {
  if (all.count === 0) return 'We post no bid for what you hold. Ask for a quote, piece by piece.';
  const melt =
    all.meltCents === undefined
      ? ''
      : `, ${against(all.bidCents, all.meltCents)} ${all.count === 1 ? 'its' : 'their'} melt value`;
  const what =
    all.count === 1
      ? 'the one holding we post a bid for'
      : `the ${countWords(all.count, 'holding')} we post bids for`;
  return `If you sold ${what} today, we would pay ${formatMoney(all.bidCents)}: ${against(all.bidCents, all.paidCents)} you paid${melt}.`;
}

/** "$86.91 more than" */
function against(cents: number, other: number): string {
  if (cents === other) return 'as much as';
  return `${formatMoney(Math.abs(cents - other))} ${cents > other ? 'more' : 'less'} than`;
}
