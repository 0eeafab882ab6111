import type { HoldingHistory, Trade } from '#api/portfolio/holding.ts';
import type { Correction } from '#api/portfolio/holding-calls.server.ts';
import { dayTyped, dayWords } from '#commerce/fields/day-field.ts';
import { amountTyped, centsTyped } from '#commerce/fields/number.ts';
import type { Fields } from '#commerce/form/answer.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

import { exactUnits } from './exact-units.ts';
import { openLots, type Lot } from './lots.ts';
import { planSales, type Exit, type PlannedSale } from './planned-sale.ts';

export const EXIT_FORM = 'exit';
export const CHANGE_FORM = 'change';
export const TAKE_BACK_FORM = 'take-back';
export const UNDO_FORM = 'undo';

export const TRADE_FIELDS = ['day', 'units', 'price', 'fees'] as const;

/** The name of the field for the units of a lot that a sale takes. */
export function lotField(id: number): string {
  return `lot-${id}`;
}

export function exitFields({ trades }: HoldingHistory): string[] {
  return [...TRADE_FIELDS, 'lots', ...openLots(trades).map(({ id }) => lotField(id))];
}

/** Of a whole transaction, in cents; nothing typed is none. `undefined` if invalid. */
function feesTyped(text: string): number | undefined {
  if (/^(?:\$?\s*0+(?:\.0{1,2})?)?$/.test(text.trim())) return 0;
  const cents = centsTyped(text);
  return cents !== undefined && cents <= MOST_FEES ? cents : undefined;
}

/** As the API has them, in cents and in units. */
const MOST_FEES = 100_000_000;
const MOST_UNITS = 1_000_000;

function unitsTyped(text: string): number | undefined {
  const amount = Number(amountTyped(text) ?? NaN);
  return amount <= MOST_UNITS ? amount : undefined;
}

/** The error message of each field of a purchase or sale. */
export function tradeWords(field: Fields, today: string) {
  return {
    day: dayWords(field('day'), today),
    units:
      unitsTyped(field('units')) === undefined
        ? 'Enter how many as a number above 0, such as 5.'
        : undefined,
    price:
      centsTyped(field('price')) === undefined
        ? 'Enter the price of one in dollars, such as 71.00.'
        : undefined,
    fees:
      feesTyped(field('fees')) === undefined
        ? 'Enter the fees in dollars, such as 9.95, or leave them out.'
        : undefined,
  };
}

/** What was typed, if {@link tradeWords} has nothing to say of it. */
export function correctionIn(field: Fields): Correction {
  return {
    day: dayTyped(field('day')) ?? '',
    units: unitsTyped(field('units')) ?? 0,
    unitCents: centsTyped(field('price')) ?? 0,
    feesCents: feesTyped(field('fees')) ?? 0,
  };
}

/** The error message of each field of a sale elsewhere. */
export function exitWords(field: Fields, holding: HoldingHistory, today: string) {
  const words = tradeWords(field, today);
  const day = dayTyped(field('day')) ?? today;
  const lots = openLots(holding.trades);
  const named = isNamed(field);
  const ofLots = named ? lots.map((lot) => [lotField(lot.id), lotWords(field, lot, day)]) : [];
  const isWrong = ofLots.some(([, message]) => message);
  return {
    ...words,
    day: words.day ?? (named ? undefined : earlyWords(day, holding.trades)),
    units: words.units ?? heldWords(unitsTyped(field('units')), holding.units),
    lots: named && !isWrong && !words.units ? sumWords(field, lots) : undefined,
    ...(Object.fromEntries(ofLots) as Record<string, string | undefined>),
  };
}

/** The sale that was typed, if {@link exitWords} has nothing to say of it. */
export function exitIn(field: Fields, { trades }: HoldingHistory): Exit {
  const named = openLots(trades).map(({ id }) => [id, lotUnits(field, id) ?? 0] as const);
  return { ...correctionIn(field), named: isNamed(field) ? new Map(named) : undefined };
}

function isNamed(field: Fields): boolean {
  return field('lots') === 'named';
}

/** Units that a lot gives; `undefined` if invalid. */
function lotUnits(field: Fields, id: number): number | undefined {
  const text = field(lotField(id));
  return /^0*$/.test(text.trim()) ? 0 : unitsTyped(text);
}

function lotWords(field: Fields, { id, day: bought, left }: Lot, day: string): string | undefined {
  const units = lotUnits(field, id);
  const name = `the lot of ${longDate(bought)}`;
  if (units === undefined) return `Enter how many you take from ${name} as a number, such as 5.`;
  if (units > left) return `There are ${formatMeasure(left)} left in ${name}.`;
  return units > 0 && day < bought ? `You bought ${name} after this sale.` : undefined;
}

function sumWords(field: Fields, lots: readonly Lot[]): string | undefined {
  const sold = unitsTyped(field('units')) ?? 0;
  const sum = exactUnits(lots.reduce((all, { id }) => all + (lotUnits(field, id) ?? 0), 0));
  return sum === sold
    ? undefined
    : `You sold ${formatMeasure(sold)}, but the lots add up to ${formatMeasure(sum)}.`;
}

function heldWords(units: number | undefined, held: number): string | undefined {
  return units !== undefined && units > held
    ? `You hold ${formatMeasure(held)}, so you cannot have sold ${formatMeasure(units)}.`
    : undefined;
}

function earlyWords(day: string, trades: readonly Trade[]): string | undefined {
  const last = lastBought(trades);
  return last && day < last
    ? `You last bought this on ${longDate(last)}. Name the lots to record a sale before that.`
    : undefined;
}

/** The day of the last purchase. */
export function lastBought(trades: readonly Trade[]): string | undefined {
  return trades.find(({ kind }) => kind === 'PURCHASED')?.day;
}

/**
 * The sales of a form if they are all that was recorded since its page was opened, when `newest` was
 * the newest transaction: the answer to an earlier press was lost.
 */
export function recordedExit(
  field: Fields,
  { trades, ...holding }: HoldingHistory,
  newest: number,
): PlannedSale[] | undefined {
  const before = trades.filter(({ id }) => id <= newest);
  const since = trades.filter(({ id }) => id > newest).toSorted((one, other) => one.id - other.id);
  const exit = exitIn(field, { ...holding, trades: before });
  const sales = planSales(before, exit);
  const areSame = since.every(({ kind, day, units, unitCents, feesCents }, index) => {
    const sale = sales[index];
    const isOfForm = kind === 'EXIT' && day === exit.day && unitCents === exit.unitCents;
    return isOfForm && units === sale?.units && feesCents === sale.feesCents;
  });
  return areSame && since.length === sales.length ? sales : undefined;
}

/** The transaction that was added last. */
export function newestOf({ trades }: HoldingHistory): number {
  return trades.reduce((newest, { id }) => Math.max(newest, id), 0);
}
