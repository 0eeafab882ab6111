import { type Wire, dollars } from '../backend/wire.ts';
import type { Market, SpotBoard } from '../market/market.ts';
import { type Book, inOrder, openBook, record } from './lots.ts';
import { datesOf } from './span.ts';
import { moneyOf, ouncesOfSum, worthOfSum } from './sums.ts';
import { type PortfolioMetal, type Transaction, portfolioMetals } from './transaction.ts';

/** The input of the series. `now` in ms is the moment of `board`. */
export type Moment = { market: Market; board: SpotBoard; now: number };

type Frequency = Wire<'PortfolioFrequency'>;
/** The sums held at the end of a date (yyyy-mm-dd). */
type Held = { date: string; sums: Book['sums']; isLast: boolean };

/** The price of an ounce on a date, in cents: the close, or the current ask on the last date. */
function spotOn(metal: PortfolioMetal, date: string, isLast: boolean, moment: Moment): number {
  if (isLast) return moment.board.quotes[metal].askCents;
  return moment.market.dailyClose(metal, date) ?? 0;
}

/**
 * A function that brings a book up to the end of a date. Dates must come in order, so that each
 * transaction is recorded once however many dates there are.
 */
export function bookOver(transactions: readonly Transaction[]): (date: string) => Book {
  const ordered = inOrder(transactions);
  const book = openBook();
  let next = 0;
  return (date) => {
    for (let each = ordered[next]; each && each.date <= date; each = ordered[next]) {
      record(book, each);
      next += 1;
    }
    return book;
  };
}

/** The date of the first transaction. */
export function firstDateOf(transactions: readonly Transaction[]): string | undefined {
  let first: string | undefined;
  for (const { date } of transactions) if (first === undefined || date < first) first = date;
  return first;
}

/** Each date since the first purchase with what was held at its end, oldest first. */
function eachDate<Point>(
  transactions: readonly Transaction[],
  frequency: Frequency,
  now: number,
  pointAt: (held: Held) => Point,
): Point[] {
  const first = firstDateOf(transactions);
  if (first === undefined) return [];
  const dates = datesOf(frequency, now, first);
  const bookAt = bookOver(transactions);
  const last = dates.at(-1);
  return dates
    .filter((date) => date >= first)
    .map((date) => pointAt({ date, sums: bookAt(date).sums, isLast: date === last }));
}

/** The value of the metal held, date by date. */
export function actualPoints(
  transactions: readonly Transaction[],
  frequency: Frequency,
  moment: Moment,
): Wire<'MetalPoint'>[] {
  return eachDate(transactions, frequency, moment.now, (held) => pointOf(held, moment));
}

function pointOf({ date, sums, isLast }: Held, moment: Moment): Wire<'MetalPoint'> {
  const each = portfolioMetals.map((metal) => {
    const cents = worthOfSum(sums[metal], spotOn(metal, date, isLast, moment));
    return { metal, ounces: ouncesOfSum(sums[metal]), cents };
  });
  const fields = each.map(({ metal, ounces, cents }) => ({
    [`${metal}Ounces`]: ounces,
    [`${metal}Value`]: dollars(cents),
  }));
  const { costCents, pastCents } = moneyOf(sums);
  return {
    goldOunces: 0,
    silverOunces: 0,
    ...Object.assign({}, ...fields),
    orderDate: date,
    type: 'Actual',
    totalValue: dollars(each.reduce((sum, { cents }) => sum + cents, 0)),
    totalCost: dollars(costCents),
    totalPremium: dollars(costCents - pastCents),
  };
}

/** The value and the cost of the units of one product, date by date. */
export function productPoints(
  transactions: readonly Transaction[],
  frequency: Frequency,
  moment: Moment,
): Wire<'ProductValuePoint'>[] {
  const metal = transactions[0]?.metal ?? 'silver';
  return eachDate(transactions, frequency, moment.now, ({ date, sums, isLast }) => ({
    dateNTime: `${date}T00:00:00Z`,
    value: dollars(worthOfSum(sums[metal], spotOn(metal, date, isLast, moment))),
    cost: dollars(sums[metal].costCents),
  }));
}
