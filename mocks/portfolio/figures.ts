import { type Wire, dollars } from '../backend/wire.ts';
import type { SpotBoard } from '../market/market.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';
import { type ClosedLot, lotsOf } from './lots.ts';
import { type Sum, ouncesOfSum, worthOfSum } from './sums.ts';
import { type PortfolioMetal, type Transaction, portfolioMetals } from './transaction.ts';

/** Sums of the open lots of one metal; money in cents. */
type MetalFigures = {
  metal: PortfolioMetal;
  ounces: number;
  investedCents: number;
  currentCents: number;
  premiumCents: number;
  dayCents: number;
};

function figuresOf(sum: Sum, metal: PortfolioMetal, { quotes }: SpotBoard): MetalFigures {
  const { askCents, changeCents } = quotes[metal];
  return {
    metal,
    ounces: ouncesOfSum(sum),
    investedCents: sum.costCents,
    currentCents: worthOfSum(sum, askCents),
    premiumCents: sum.costCents - sum.pastCents,
    dayCents: worthOfSum(sum, changeCents),
  };
}

/** What sales brought over what their units had cost, in cents. */
export function gainCents(closed: readonly ClosedLot[]): number {
  return closed.reduce((sum, { proceedsCents, basisCents }) => sum + proceedsCents - basisCents, 0);
}

function salesOf(lots: readonly ClosedLot[]): number {
  return new Set(lots.map(({ sale }) => sale.id)).size;
}

/** The gains of all sales, and of those since January 1 of the year of `today` (yyyy-mm-dd). */
function realizedOf(closed: readonly ClosedLot[], today: string): Partial<Wire<'Investment'>> {
  const thisYear = closed.filter(({ sale }) => sale.date.slice(0, 4) === today.slice(0, 4));
  return {
    realizedGain: dollars(gainCents(closed)),
    realizedGainThisYear: dollars(gainCents(thisYear)),
    sales: salesOf(closed),
    salesThisYear: salesOf(thisYear),
  };
}

/** The summary of the dashboard; nothing before the first purchase. */
export function investmentOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
): Wire<'Investment'>[] {
  if (transactions.length === 0) return [];
  const { sums, closed } = lotsOf(transactions);
  const each = portfolioMetals.map((metal) => figuresOf(sums[metal], metal, board));
  const total = (pick: (figures: MetalFigures) => number) =>
    each.reduce((sum, figures) => sum + pick(figures), 0);
  const currentCents = total((figures) => figures.currentCents);
  const dayCents = total((figures) => figures.dayCents);
  const before = currentCents - dayCents;
  return [
    {
      ...Object.assign({}, ...each.map(metalFields)),
      totalInvested: dollars(total((figures) => figures.investedCents)),
      totalCurrent: dollars(currentCents),
      totalPremium: dollars(total((figures) => figures.premiumCents)),
      dayChange: dollars(dayCents),
      dayChangePercentage: before > 0 ? Math.round((dayCents * 10_000) / before) / 100 : 0,
      ...realizedOf(closed, dateOfDay(newYorkDay(board.spotTime))),
    },
  ];
}

function metalFields(figures: MetalFigures): Partial<Wire<'Investment'>> {
  const { metal } = figures;
  const name = metal.charAt(0).toUpperCase() + metal.slice(1);
  return {
    [`${metal}Invested`]: dollars(figures.investedCents),
    [`${metal}Current`]: dollars(figures.currentCents),
    [`${metal}Premium`]: dollars(figures.premiumCents),
    [`${metal}Ounces`]: figures.ounces,
    [`day${name}`]: dollars(figures.dayCents),
  };
}

/** §3 The three figures of a portfolio in the header; none when it is empty. */
export function pnlOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
):
  | { dayPnlDollar: number; dayChangePercentage: number; totalCurrentAssetValue: number }
  | undefined {
  const [investment] = investmentOf(transactions, board);
  if (!investment || investment.totalInvested + investment.totalCurrent === 0) return undefined;
  return {
    dayPnlDollar: investment.dayChange,
    dayChangePercentage: investment.dayChangePercentage,
    totalCurrentAssetValue: investment.totalCurrent,
  };
}
