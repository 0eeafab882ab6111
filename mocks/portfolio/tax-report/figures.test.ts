import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { inOrder, lotsOf } from '../lots.ts';
import { timesQuantity, type Transaction } from '../transaction.ts';
import { taxFiguresOf } from './figures.ts';

const TODAY = '2026-11-18';
const SPOT = 33_00;

/** A bar of an ounce of silver; `place` is its id. */
function trade(
  place: number,
  type: Transaction['type'],
  date: string,
  [quantity, unitCents, feesCents = 0]: readonly [number, number, number?],
  lotIds?: readonly number[],
): Transaction {
  const bar = { productId: 1, name: 'Bar', metal: 'silver', ounces: 1 } as const;
  const from = { isBold: false, sourceName: 'Shop', spotCents: SPOT };
  const named = lotIds ? { lotIds } : {};
  return { id: place, type, date, quantity, unitCents, feesCents, ...bar, ...from, ...named };
}

const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
const purchases = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 900 }),
    units: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 0, max: 9_999 }),
    fees: fc.integer({ min: 0, max: 99 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const sales = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 1_040 }),
    part: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 9_999 }),
    isNamed: fc.boolean(),
  }),
  { maxLength: 8 },
);

/** Trades in which no sale takes more than there is; some sales name their lots, the newest first. */
const books = fc.tuple(purchases, sales).map(([bought, sold]) => {
  const trades = bought.map(({ day, units, price, fees }, at) =>
    trade(at + 1, 'PURCHASED', dayOf(day), [units, price, fees]),
  );
  for (const { day, part, price, isNamed } of sold.toSorted((one, other) => one.day - other.day)) {
    const date = dayOf(day);
    const open = lotsOf(trades.filter((each) => each.date <= date)).open;
    const held = open.reduce((sum, { quantity }) => sum + quantity, 0);
    const units = Math.ceil((held * part) / 10);
    const ids = open.map(({ from }) => from.id).toReversed();
    if (units > 0)
      trades.push(
        trade(trades.length + 1, 'EXIT', date, [units, price], isNamed ? ids : undefined),
      );
  }
  return trades;
});

test('no unit and no cent is lost: what was bought is sold or held, in every year', () => {
  fc.assert(
    fc.property(books, (trades) => {
      const years = [2024, 2025, 2026].map((year) =>
        taxFiguresOf(trades, { year, today: TODAY }, () => SPOT),
      );
      const gains = years.flatMap((each) => each.gains);
      const sold = trades.filter(({ type }) => type === 'EXIT');
      for (const { id, quantity, unitCents } of sold) {
        const mine = gains.filter(({ sale }) => sale.id === id);
        expect(mine.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        expect(mine.reduce((sum, each) => sum + each.proceedsCents, 0)).toBe(
          timesQuantity(unitCents, quantity),
        );
      }
      const paid = trades
        .filter(({ type }) => type === 'PURCHASED')
        .reduce((sum, each) => sum + each.quantity * each.unitCents + each.feesCents, 0);
      const basis = gains.reduce((sum, { basisCents }) => sum + basisCents, 0);
      expect(basis + (years.at(-1)?.heldCostCents ?? 0)).toBe(paid);
      for (const { all, short, long } of years) {
        expect(short.cents + long.cents).toBe(all.cents);
        expect(all.proceedsCents - all.basisCents).toBe(all.cents);
      }
    }),
    { numRuns: 150 },
  );
});

test('a sale takes the oldest units that are there, or only what it names, and none before its day', () => {
  fc.assert(
    fc.property(books, (trades) => {
      const gains = [2024, 2025, 2026].flatMap(
        (year) => taxFiguresOf(trades, { year, today: TODAY }, () => SPOT).gains,
      );
      for (const { sale, from, days, isLong } of gains) {
        expect(from.date <= sale.date).toBe(true);
        expect(sale.lotIds ?? [from.id]).toContain(from.id);
        // A year has 365 or 366 days; the anniversary is short.
        expect(isLong).toBe(days > 366 || (days === 366 && isLong));
      }
      const places = new Map(inOrder(trades).map(({ id }, at) => [id, at]));
      const isNamed = trades.some(({ lotIds }) => lotIds);
      const order = isNamed ? [] : gains.map(({ from }) => places.get(from.id) ?? -1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }),
    { numRuns: 150 },
  );
});

test('an earlier year ends on its last day, with the prices of that day', () => {
  const trades = [
    trade(1, 'PURCHASED', '2025-12-31', [3, 30_00]),
    trade(2, 'EXIT', '2026-01-01', [1, 40_00]),
  ];
  const days: string[] = [];
  const figures = taxFiguresOf(trades, { year: 2025, today: TODAY }, (_metal, until) => {
    days.push(until);
    return 35_00;
  });
  expect(figures).toMatchObject({ until: '2025-12-31', isRunning: false, gains: [] });
  expect(figures.held).toMatchObject([{ quantity: 3, costCents: 90_00, worthCents: 105_00 }]);
  expect(days).toEqual(['2025-12-31']);
  const known = taxFiguresOf(trades, { year: 2026, today: TODAY }, () => undefined);
  expect(known.held).toMatchObject([{ quantity: 2, worthCents: undefined }]);
  expect(known.heldWorthCents).toBeUndefined();
});
