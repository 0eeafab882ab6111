import { type Wire, dollars } from '../backend/wire.ts';
import type { SpotBoard } from '../market/market.ts';
import { type Lot, lotsOf } from './lots.ts';
import {
  type PortfolioMetal,
  type Transaction,
  metalWorthCents,
  portfolioMetals,
  timesQuantity,
} from './transaction.ts';

/** Sums of the open lots of one metal; money in cents. */
type MetalFigures = {
  metal: PortfolioMetal;
  ounces: number;
  investedCents: number;
  currentCents: number;
  premiumCents: number;
  dayCents: number;
};

/** The ounces of lots, rounded against floating-point error. */
export function ouncesOf(lots: readonly Lot[]): number {
  const sum = lots.reduce((total, { from, quantity }) => total + from.ounces * quantity, 0);
  return Math.round(sum * 1e6) / 1e6;
}

/** The price paid for lots in cents, with premium. */
export function costCents(lots: readonly Lot[]): number {
  return sumOf(lots, ({ from, quantity }) => timesQuantity(from.unitCents, quantity));
}

/** The metal value of lots at the spot price of their purchase day, in cents. */
export function pastMetalCents(lots: readonly Lot[]): number {
  return sumOf(lots, ({ from, quantity }) =>
    metalWorthCents(from.spotCents, from.ounces, quantity),
  );
}

/** The metal value of lots at a spot price in cents per ounce. */
export function worthCents(lots: readonly Lot[], spotCents: number): number {
  return sumOf(lots, ({ from, quantity }) => metalWorthCents(spotCents, from.ounces, quantity));
}

function sumOf(lots: readonly Lot[], centsOf: (lot: Lot) => number): number {
  return lots.reduce((sum, lot) => sum + centsOf(lot), 0);
}

function figuresOf(
  lots: readonly Lot[],
  metal: PortfolioMetal,
  { quotes }: SpotBoard,
): MetalFigures {
  const mine = lots.filter(({ from }) => from.metal === metal);
  const { askCents, changeCents } = quotes[metal];
  const investedCents = costCents(mine);
  return {
    metal,
    ounces: ouncesOf(mine),
    investedCents,
    currentCents: worthCents(mine, askCents),
    premiumCents: investedCents - pastMetalCents(mine),
    dayCents: worthCents(mine, changeCents),
  };
}

/** The summary of the dashboard; nothing for an empty portfolio. */
export function investmentOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
): Wire<'Investment'>[] {
  const { open } = lotsOf(transactions);
  if (open.length === 0) return [];
  const each = portfolioMetals.map((metal) => figuresOf(open, metal, board));
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
  if (!investment) return undefined;
  return {
    dayPnlDollar: investment.dayChange,
    dayChangePercentage: investment.dayChangePercentage,
    totalCurrentAssetValue: investment.totalCurrent,
  };
}
