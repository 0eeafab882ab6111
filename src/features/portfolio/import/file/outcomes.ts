import type { Traded } from '#api/portfolio/traded.ts';

import type { Reading, Texts } from './readings.ts';

/** A row will be added, has to be put right first, or is in the portfolio already. */
export type State = 'add' | 'fix' | 'held';

export type Outcome = Reading & { state: State };

/** A row without a problem. */
export type Ready = Outcome & {
  state: 'add';
  kind: NonNullable<Reading['kind']>;
  day: string;
  units: number;
  unitCents: number;
};

/** Units are counted in millionths, as whole numbers. */
const MILLION = 1e6;

/**
 * What happens to each row. A row is held if the portfolio has a trade of that day, product, units
 * and price that no other row is; so a file that is imported again adds nothing. `refused` is what
 * the store said of rows that it did not take.
 */
export function outcomesOf(
  readings: readonly Reading[],
  held: readonly Traded[],
  refused: ReadonlyMap<number, Texts>,
): Outcome[] {
  const left = new Map<string, number>();
  for (const trade of held) {
    const key = keyOf(trade.productId, trade);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const outcomes = readings.map((reading): Outcome => {
    const { productId } = reading.piece;
    const key = productId === undefined ? undefined : keyOf(productId, reading);
    const times = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key !== undefined && times > 0) {
      left.set(key, times - 1);
      return { ...reading, problems: {}, state: 'held' };
    }
    const problems = { ...reading.problems, ...refused.get(reading.row) };
    const isWrong = Object.keys(problems).length > 0;
    return { ...reading, problems, state: isWrong ? 'fix' : 'add' };
  });
  refuseOtherOunces(outcomes);
  refuseOversold(outcomes, held);
  return outcomes;
}

type Told = {
  day: string | undefined;
  kind: string | undefined;
  units: number | undefined;
  unitCents: number | undefined;
};

function keyOf(productId: number, { day, kind, units, unitCents }: Told): string {
  // The other files know only one kind of sale.
  const isSale = kind === undefined ? undefined : kind !== 'PURCHASED';
  return `${day} ${isSale} ${units} ${unitCents} ${productId}`;
}

function isReady(outcome: Outcome): outcome is Ready {
  return outcome.state === 'add';
}

/** The order in which rows are sent: the oldest first, and of a day the purchases first. */
export function inOrder(rows: readonly Outcome[]): Ready[] {
  return rows
    .filter(isReady)
    .toSorted(
      (one, other) =>
        compared(one.day, other.day) ||
        Number(one.kind !== 'PURCHASED') - Number(other.kind !== 'PURCHASED') ||
        one.row - other.row,
    );
}

/** ISO days by their characters: `localeCompare` takes 30 times as long for 10,000 rows. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Which product a row is of, also before the portfolio has given it an id. */
function productOf({ productId, metal, name }: Reading['piece']): string {
  return productId === undefined ? `${metal} ${name.trim().toLowerCase()}` : String(productId);
}

/** Pieces of one name have the ounces of the first of them. */
function refuseOtherOunces(outcomes: readonly Outcome[]): void {
  const first = new Map<string, number | undefined>();
  for (const outcome of outcomes) {
    if (!isReady(outcome) || outcome.piece.productId !== undefined) continue;
    const { ounces } = outcome.piece;
    const product = productOf(outcome.piece);
    if (!first.has(product)) first.set(product, ounces);
    if (first.get(product) === ounces) continue;
    refuse(outcome, 'ounces', 'Another row of this name has other ounces. Make them the same.');
  }
}

function refuse(outcome: Outcome, field: keyof Texts, words: string): void {
  outcome.problems = { ...outcome.problems, [field]: words };
  outcome.state = 'fix';
}

/** A sale may take what was held on its day, and may not come before what was last bought. */
function refuseOversold(outcomes: readonly Outcome[], held: readonly Traded[]): void {
  const byProduct = Map.groupBy(inOrder(outcomes), ({ piece }) => productOf(piece));
  const heldBy = Map.groupBy(held, ({ productId }) => String(productId));
  for (const [product, rows] of byProduct) {
    if (rows.every(({ kind }) => kind === 'PURCHASED')) continue;
    const trades = heldBy.get(product) ?? [];
    refuseEarly(rows, trades);
    refuseTooMany(rows, trades);
  }
}

function refuseEarly(rows: readonly Ready[], held: readonly Traded[]): void {
  let last = '';
  for (const { kind, day } of held) if (kind === 'PURCHASED' && day > last) last = day;
  for (const row of rows) {
    if (row.kind === 'PURCHASED' || row.day >= last) continue;
    const [year, month, date] = last.split('-');
    refuse(
      row,
      'day',
      `You last bought this on ${month}/${date}/${year}. A sale cannot come before that.`,
    );
  }
}

type Event = { day: string; isSale: boolean; change: number; row: Ready | undefined };

function refuseTooMany(rows: readonly Ready[], held: readonly Traded[]): void {
  const events = [...rows.filter(isReady), ...held].map(eventOf).toSorted(byDay);
  const least = leastFrom(events);
  let taken = 0;
  for (const [index, { row, isSale, change }] of events.entries()) {
    if (!row || !isSale) continue;
    const free = Math.max(0, (least[index] ?? 0) - taken);
    if (-change <= free) taken -= change;
    else if (free === 0) refuse(row, 'units', 'You held none that day.');
    else refuse(row, 'units', `At most ${free / MILLION}: what you held that day`);
  }
}

function eventOf(trade: Ready | Traded): Event {
  const isSale = trade.kind !== 'PURCHASED';
  const change = Math.round(trade.units * MILLION) * (isSale ? -1 : 1);
  return { day: trade.day, isSale, change, row: 'row' in trade ? trade : undefined };
}

function byDay(one: Event, other: Event): number {
  return compared(one.day, other.day) || Number(one.isSale) - Number(other.isSale);
}

/** The least that is there from each event on, without the sales of the file. */
function leastFrom(events: readonly Event[]): number[] {
  const least: number[] = [];
  let there = 0;
  for (const { row, isSale, change } of events) {
    if (!(row && isSale)) there += change;
    least.push(there);
  }
  for (let index = least.length - 2; index >= 0; index--) {
    least[index] = Math.min(least[index] ?? 0, least[index + 1] ?? 0);
  }
  return least;
}
