import { expect, test } from 'vitest';

import type { Trade } from '#api/portfolio/holding.ts';

import { openLots, sharesOf } from './lots.ts';
import { gainOf, planSales, type Exit } from './planned-sale.ts';

const trade = (id: number, day: string, units: number, change: Partial<Trade> = {}): Trade => ({
  id,
  day,
  kind: 'PURCHASED',
  units,
  after: 0,
  unitCents: 40_00,
  totalCents: units * 40_00,
  feesCents: 0,
  taken: [],
  gainCents: undefined,
  source: 'Bold',
  ...change,
});
const sale = (id: number, day: string, units: number, taken: Trade['taken']) =>
  trade(id, day, units, { kind: 'EXIT', taken });

const old = trade(1, '2025-03-10', 10);
const dear = trade(2, '2026-01-10', 10, { unitCents: 100_00, totalCents: 1000_00 });
const exit: Exit = {
  day: '2026-11-18',
  units: 12,
  unitCents: 71_00,
  feesCents: 0,
  named: undefined,
};

const takesOf = (trades: readonly Trade[], change: Partial<Exit>) =>
  planSales(trades, { ...exit, ...change }).map(({ lotIds, feesCents, takes }) => ({
    lotIds,
    feesCents,
    takes: takes.map(({ lot, units, gainCents }) => [lot.id, units, gainCents]),
  }));

test('the oldest units go first, each with the gain over what it cost', () => {
  expect(takesOf([dear, old], {})).toEqual([
    {
      lotIds: undefined,
      feesCents: 0,
      takes: [
        [1, 10, 310_00],
        [2, 2, -58_00],
      ],
    },
  ]);
  const gain = gainOf(planSales([dear, old], exit));
  expect(gain).toEqual({ all: 252_00, long: 310_00, short: -58_00 });
});

test('lots that are named whole, and one in part, are one sale', () => {
  const named = new Map([
    [1, 3],
    [2, 10],
  ]);
  expect(takesOf([old, dear], { named, units: 13 })).toEqual([
    {
      lotIds: [2, 1],
      feesCents: 0,
      takes: [
        [2, 10, -290_00],
        [1, 3, 93_00],
      ],
    },
  ]);
});

test('two lots in part are two sales, which share the fees to the cent', () => {
  const named = new Map([
    [1, 2],
    [2, 1],
  ]);
  expect(takesOf([old, dear], { named, units: 3, feesCents: 100 })).toEqual([
    { lotIds: [1], feesCents: 67, takes: [[1, 2, 61_33]] },
    { lotIds: [2], feesCents: 33, takes: [[2, 1, -29_33]] },
  ]);
});

test('a sale before another one takes what was there on its day', () => {
  const later = sale(3, '2026-06-01', 10, [{ id: 1, units: 10, costCents: 400_00 }]);
  expect(openLots([later, dear, old]).map(({ id, left }) => [id, left])).toEqual([[2, 10]]);
  const [first] = takesOf([later, dear, old], { day: '2026-05-01', units: 1 });
  expect(first?.takes).toEqual([[1, 1, 31_00]]);
});

test('what is left of a lot costs what its sales have not taken, fees included', () => {
  // 3 x $33.33 + $0.02 = $100.01; the sale took $33.34 of it.
  const three = trade(1, '2025-03-10', 3, { totalCents: 99_99, feesCents: 2 });
  const one = sale(2, '2026-03-10', 1, [{ id: 1, units: 1, costCents: 33_34 }]);
  expect(openLots([one, three])).toMatchObject([{ left: 2, costCents: 66_67 }]);
  // A half of $66.67 is $33.335.
  expect(takesOf([one, three], { units: 1, unitCents: 40_00 })[0]?.takes).toEqual([[1, 1, 6_66]]);
});

test('the worth of all units is shared without losing a cent', () => {
  const lots = [{ left: 1 }, { left: 1 }, { left: 1 }];
  expect(sharesOf(100, lots)).toEqual([33, 34, 33]);
  expect(sharesOf(101, [{ left: 0.1 }, { left: 0.2 }])).toEqual([34, 67]);
});

test('fees over what a sale brings are a loss', () => {
  expect(takesOf([old], { units: 1, unitCents: 1_00, feesCents: 5_00 })[0]?.takes).toEqual([
    [1, 1, -44_00],
  ]);
});
