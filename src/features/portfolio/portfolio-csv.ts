import type { Holding } from '#api/portfolio/portfolio.ts';
import type { Traded } from '#api/portfolio/traded.ts';
import { csvText } from '#lib/csv.ts';
import { asNumber } from '#lib/fraction.ts';

import { paidFor } from './three-values.ts';
import { TRADE_COLUMNS } from './trade-columns.ts';

/** The kinds of trades in a file. */
const KIND_WORDS = {
  PURCHASED: 'Bought',
  SOLD: 'Sold to us',
  EXIT: 'Sold elsewhere',
} as const;

const HOLDING_COLUMNS = [
  'Product',
  'Product number',
  'Metal',
  'Units',
  'Ounces',
  'Paid USD',
  'Worth now USD',
  'Dealer',
];

/** All purchases and sales, the oldest first: a sale comes after what it sold. */
export function tradesCsv(trades: readonly Traded[]): string {
  const rows = trades
    .toReversed()
    .map((trade) => [
      trade.day,
      KIND_WORDS[trade.kind],
      trade.name,
      trade.productId,
      trade.metal ?? '',
      trade.ounces ?? '',
      trade.units,
      { cents: trade.unitCents },
      { cents: trade.feesCents },
      trade.source ?? '',
      trade.gainCents === undefined ? '' : { cents: trade.gainCents },
    ]);
  return csvText(Object.values(TRADE_COLUMNS), rows);
}

/** All that is held, a product a row; `worth` is the metal at spot. */
export function holdingsCsv(holdings: readonly Holding[]): string {
  const rows = holdings.map((holding) => [
    holding.name,
    holding.id,
    holding.metal,
    holding.units,
    asNumber(holding.ounces),
    { cents: paidFor(holding) },
    holding.worthCents === undefined ? '' : { cents: holding.worthCents },
    holding.source ?? '',
  ]);
  return csvText(HOLDING_COLUMNS, rows);
}
