import type { Trade } from '#api/portfolio/holding.ts';

import { exactUnits, shareOf } from './exact-units.ts';

/** What is left of one purchase. Cents; `costCents` is of what is left, with its share of the fees. */
export type Lot = {
  id: number;
  /** When it was bought, ISO 8601. */
  day: string;
  source: string | undefined;
  bought: number;
  left: number;
  unitCents: number;
  /** Of the whole purchase. */
  feesCents: number;
  costCents: number;
};

/** The purchases that are not sold whole at the end of a day (ISO 8601), oldest first; or now. */
export function openLots(trades: readonly Trade[], until = '9999-12-31'): Lot[] {
  const known = trades.filter(({ day }) => day <= until);
  const taken = Map.groupBy(
    known.flatMap((trade) => trade.taken),
    ({ id }) => id,
  );
  return known
    .filter(({ kind }) => kind === 'PURCHASED')
    .map((trade) => lotOf(trade, taken.get(trade.id) ?? []))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.id - other.id);
}

function lotOf(trade: Trade, taken: Trade['taken']): Lot {
  const { id, day, source, units: bought, unitCents, totalCents, feesCents } = trade;
  const sold = taken.reduce((sum, { units }) => sum + units, 0);
  const soldCents = taken.reduce((sum, { costCents }) => sum + costCents, 0);
  return {
    id,
    day,
    source,
    bought,
    left: exactUnits(bought - sold),
    unitCents,
    feesCents,
    costCents: totalCents + feesCents - soldCents,
  };
}

/** Cents for all lots, by their units: the shares add up to the whole. */
export function sharesOf(cents: number, lots: readonly { left: number }[]): number[] {
  let units = exactUnits(lots.reduce((sum, { left }) => sum + left, 0));
  let rest = cents;
  return lots.map(({ left }) => {
    const share = shareOf(rest, left, units);
    rest -= share;
    units = exactUnits(units - left);
    return share;
  });
}
