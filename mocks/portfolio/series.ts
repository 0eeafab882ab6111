import { type Wire, dollars } from '../backend/wire.ts';
import type { Market, SpotBoard } from '../market/market.ts';
import { costCents, ouncesOf, worthCents } from './figures.ts';
import { type Lot, lotsOf } from './lots.ts';
import { datesOf } from './span.ts';
import { type PortfolioMetal, type Transaction, portfolioMetals } from './transaction.ts';

/** The input of the series. `now` in ms is the moment of `board`. */
export type Moment = { market: Market; board: SpotBoard; now: number };

type Frequency = Wire<'PortfolioFrequency'>;
/** The lots held at the end of a date (yyyy-mm-dd). */
type Held = { date: string; lots: Lot[]; isLast: boolean };

/** The price of an ounce on a date, in cents: the close, or the current ask on the last date. */
function spotOn(metal: PortfolioMetal, date: string, isLast: boolean, moment: Moment): number {
  if (isLast) return moment.board.quotes[metal].askCents;
  return moment.market.dailyClose(metal, date) ?? 0;
}

/** The lots held at the end of each date since the first purchase, oldest first. */
function heldByDate(
  transactions: readonly Transaction[],
  frequency: Frequency,
  now: number,
): Held[] {
  const dates = datesOf(frequency, now);
  return dates.flatMap((date, index) => {
    const known = transactions.filter((transaction) => transaction.date <= date);
    const isLast = index === dates.length - 1;
    return known.length > 0 ? [{ date, lots: lotsOf(known).open, isLast }] : [];
  });
}

/** The value of the metal held, date by date. */
export function actualPoints(
  transactions: readonly Transaction[],
  frequency: Frequency,
  moment: Moment,
): Wire<'MetalPoint'>[] {
  return heldByDate(transactions, frequency, moment.now).map((held) => pointOf(held, moment));
}

function pointOf({ date, lots, isLast }: Held, moment: Moment): Wire<'MetalPoint'> {
  const each = portfolioMetals.map((metal) => {
    const mine = lots.filter(({ from }) => from.metal === metal);
    const cents = worthCents(mine, spotOn(metal, date, isLast, moment));
    return { metal, ounces: ouncesOf(mine), cents };
  });
  const fields = each.map(({ metal, ounces, cents }) => ({
    [`${metal}Ounces`]: ounces,
    [`${metal}Value`]: dollars(cents),
  }));
  return {
    goldOunces: 0,
    silverOunces: 0,
    ...Object.assign({}, ...fields),
    orderDate: date,
    type: 'Actual',
    totalValue: dollars(each.reduce((sum, { cents }) => sum + cents, 0)),
    totalCost: dollars(costCents(lots)),
  };
}

/** The value and the cost of the units of one product, date by date. */
export function productPoints(
  transactions: readonly Transaction[],
  frequency: Frequency,
  moment: Moment,
): Wire<'ProductValuePoint'>[] {
  return heldByDate(transactions, frequency, moment.now).map(({ date, lots, isLast }) => {
    const metal = transactions[0]?.metal ?? 'silver';
    return {
      dateNTime: `${date}T00:00:00Z`,
      value: dollars(worthCents(lots, spotOn(metal, date, isLast, moment))),
      cost: dollars(costCents(lots)),
    };
  });
}
