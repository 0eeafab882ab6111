import { type Wire, dollars, isoTime } from '../../backend/wire.ts';
import type { SpotBoard } from '../../market/market.ts';
import { historyOf } from '../history.ts';
import type { Transaction } from '../transaction.ts';
import type { Gain, Held, TaxFigures } from './figures.ts';

/** The figures in the words and dollars of the API. `now` in ms. */
export function taxReportWire(
  figures: TaxFigures,
  transactions: readonly Transaction[],
  { board, now }: { board: SpotBoard; now: number },
): Wire<'TaxReport'> {
  const { year, from, until, isRunning, all, short, long } = figures;
  return {
    year,
    from,
    until,
    reportDate: isoTime(now),
    ...(isRunning && { spotTime: isoTime(board.spotTime) }),
    salesWithNamedLots: figures.namedSales,
    totals: {
      sales: all.sales,
      quantity: all.quantity,
      proceeds: dollars(all.proceedsCents),
      costBasis: dollars(all.basisCents),
      gain: dollars(all.cents),
      shortTermSales: short.sales,
      shortTermGain: dollars(short.cents),
      longTermSales: long.sales,
      longTermGain: dollars(long.cents),
    },
    gains: figures.gains.map(gainRow),
    transactions: tradedRows(figures, transactions),
    holdings: figures.held.map(heldRow),
    holdingTotals: {
      products: figures.held.length,
      cost: dollars(figures.heldCostCents),
      ...worthOf(figures.heldWorthCents, figures.heldCostCents),
    },
  };
}

function gainRow({ sale, from, ...gain }: Gain): Wire<'TaxGain'> {
  return {
    saleId: sale.id,
    purchaseId: from.id,
    transactionType: sale.type,
    sourceName: sale.sourceName,
    productId: sale.productId,
    productName: sale.name,
    quantity: gain.quantity,
    acquired: from.date,
    sold: sale.date,
    daysHeld: gain.days,
    term: gain.isLong ? 'LONG' : 'SHORT',
    proceeds: dollars(gain.proceedsCents),
    costBasis: dollars(gain.basisCents),
    gain: dollars(gain.gainCents),
  };
}

/** Without what the report does not tell: a dealer has thousands. */
function tradedRows({ from, until }: TaxFigures, transactions: readonly Transaction[]) {
  return historyOf(transactions)
    .filter(({ transactionDate: day }) => day >= from && day <= until)
    .map(
      ({
        lots: _lots,
        realizedGain: _gain,
        metal: _metal,
        ouncesPerUnit: _ounces,
        beforeQuantity: _before,
        ...told
      }) => told,
    )
    .toReversed();
}

function heldRow({ from, quantity, otherLots, costCents, worthCents }: Held): Wire<'TaxHolding'> {
  return {
    productId: from.productId,
    productName: from.name,
    quantity,
    firstPurchase: from.date,
    otherLots,
    cost: dollars(costCents),
    ...worthOf(worthCents, costCents),
  };
}

function worthOf(worthCents: number | undefined, costCents: number) {
  if (worthCents === undefined) return {};
  return { worth: dollars(worthCents), unrealizedGain: dollars(worthCents - costCents) };
}
