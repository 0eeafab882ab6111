import type { Trade } from '#api/portfolio/holding.ts';
import { ageOf } from '#commerce/portfolio/lot-age.ts';

import { exactUnits, shareOf, timesUnits } from './exact-units.ts';
import { openLots, type Lot } from './lots.ts';

/** A sale elsewhere. Cents; `day` is ISO 8601. */
export type Exit = {
  day: string;
  units: number;
  unitCents: number;
  /** Of all units. */
  feesCents: number;
  /** The units of each lot by its id; without it the oldest go first. */
  named: ReadonlyMap<number, number> | undefined;
};

/** What a sale takes of one lot, in cents. */
export type LotSale = {
  lot: Lot;
  units: number;
  costCents: number;
  proceedsCents: number;
  gainCents: number;
  isLong: boolean;
};

/** One sale as the API records it: the lots that it names are taken whole, except for the last. */
export type PlannedSale = {
  units: number;
  feesCents: number;
  lotIds: number[] | undefined;
  takes: LotSale[];
};

type Take = { lot: Lot; units: number };

/**
 * The sales that record an exit. The API takes the lots that a sale names whole, one after the other,
 * so each further lot of which only a part is sold is a sale of its own, with its share of the fees.
 */
export function planSales(trades: readonly Trade[], exit: Exit): PlannedSale[] {
  const lots = openLots(trades, exit.day);
  const { named } = exit;
  if (!named) return [plannedSale(oldestFirst(lots, exit.units), exit, exit.feesCents)];
  const takes = lots.flatMap((lot) => {
    const units = named.get(lot.id) ?? 0;
    return units > 0 ? [{ lot, units }] : [];
  });
  let { feesCents } = exit;
  let rest = unitsOf(takes);
  return salesOf(takes).map((each) => {
    const units = unitsOf(each);
    const fees = shareOf(feesCents, units, rest);
    feesCents -= fees;
    rest = exactUnits(rest - units);
    return plannedSale(each, exit, fees);
  });
}

/** What all sales bring over what had been paid, in cents, by how long it was held. */
export function gainOf(sales: readonly PlannedSale[]): {
  all: number;
  long: number;
  short: number;
} {
  const takes = sales.flatMap((sale) => sale.takes);
  const long = sumOf(takes.filter(({ isLong }) => isLong));
  const all = sumOf(takes);
  return { all, long, short: all - long };
}

function sumOf(takes: readonly LotSale[]): number {
  return takes.reduce((sum, { gainCents }) => sum + gainCents, 0);
}

function oldestFirst(lots: readonly Lot[], units: number): Take[] {
  let rest = units;
  return lots.flatMap((lot) => {
    const taken = Math.min(rest, lot.left);
    rest = exactUnits(rest - taken);
    return taken > 0 ? [{ lot, units: taken }] : [];
  });
}

function salesOf(takes: readonly Take[]): Take[][] {
  const whole = takes.filter(({ lot, units }) => units === lot.left);
  const [first, ...others] = takes.filter(({ lot, units }) => units < lot.left);
  return [first ? [...whole, first] : whole, ...others.map((each) => [each])];
}

function plannedSale(
  takes: readonly Take[],
  { day, unitCents, named }: Exit,
  feesCents: number,
): PlannedSale {
  const units = unitsOf(takes);
  let proceeds = timesUnits(unitCents, units) - feesCents;
  let rest = units;
  return {
    units,
    feesCents,
    lotIds: named && takes.map(({ lot }) => lot.id),
    takes: takes.map((take) => {
      const proceedsCents = shareOf(proceeds, take.units, rest);
      proceeds -= proceedsCents;
      rest = exactUnits(rest - take.units);
      const costCents = shareOf(take.lot.costCents, take.units, take.lot.left);
      const { isLong } = ageOf(take.lot.day, day);
      return { ...take, costCents, proceedsCents, gainCents: proceedsCents - costCents, isLong };
    }),
  };
}

function unitsOf(takes: readonly Take[]): number {
  return exactUnits(takes.reduce((sum, { units }) => sum + units, 0));
}
