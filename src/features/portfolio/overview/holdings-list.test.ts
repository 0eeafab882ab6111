import type { Holding } from '#api/portfolio/portfolio.ts';
import type { Bid } from '#api/sell/bids.ts';
import { fractionOf } from '#lib/fraction.ts';
import { expect, test } from 'vitest';

import { listOf, valued, type HoldingSort } from './holdings-list.ts';

type Change = Partial<Omit<Holding, 'worthCents'>> & { worthCents?: number | undefined };

function holding(id: number, name: string, change: Change = {}): Holding {
  const { worthCents = 100_00, ...rest } = change;
  return {
    id,
    name,
    metal: 'silver',
    units: 2,
    ounces: fractionOf(2),
    unitPaidCents: 40_00,
    premiumCents: 20_00,
    thenCents: 60_00,
    ...('worthCents' in change && change.worthCents === undefined ? {} : { worthCents }),
    ...rest,
  };
}

const HELD = [
  holding(1, 'Silver Eagle'),
  holding(2, 'Gold Eagle', { metal: 'gold', worthCents: 900_00, thenCents: 880_00 }),
  holding(3, 'Bullion de Génève', { source: 'Corner Coin Shop', worthCents: 30_00 }),
  holding(4, 'Old bar', { worthCents: undefined }),
];
const BIDS = [{ productId: 1, bidCents: 49_00, least: 1 } as Bid];

function names(find: string, sort: HoldingSort): string[] {
  const { rows } = listOf(valued(HELD, BIDS, false), { find, sort, page: 1 });
  return rows.map((row) => row.holding.name);
}

test('holdings are found by words of name, metal and dealer, without case and accents', () => {
  expect(names('eagle', 'bought')).toEqual(['Silver Eagle', 'Gold Eagle']);
  expect(names('  EAGLE gold ', 'bought')).toEqual(['Gold Eagle']);
  expect(names('geneve', 'bought')).toEqual(['Bullion de Génève']);
  expect(names('corner', 'bought')).toEqual(['Bullion de Génève']);
  expect(names('.*', 'bought')).toEqual([]);
});

test('the order is of the amounts, and what has no price comes last', () => {
  expect(names('', 'worth').at(0)).toBe('Gold Eagle');
  expect(names('', 'worth').at(-1)).toBe('Old bar');
  expect(names('', 'gain')).toEqual(['Silver Eagle', 'Gold Eagle', 'Bullion de Génève', 'Old bar']);
  expect(names('', 'loss')).toEqual(['Bullion de Génève', 'Gold Eagle', 'Silver Eagle', 'Old bar']);
  expect(names('', 'name')).toEqual(['Bullion de Génève', 'Gold Eagle', 'Old bar', 'Silver Eagle']);
});

test('sums are of all that is found, and a worth is not known if one of them has none', () => {
  const all = valued(HELD, BIDS, true);
  const { sum } = listOf(all, { find: 'eagle', sort: 'worth', page: 1 });
  // Paid: 80 + 900; worth with the premium: 120 + 920.
  expect(sum).toMatchObject({ count: 2, units: 4, paidCents: 980_00, bidCents: 98_00, withBid: 1 });
  expect(sum.result).toMatchObject({ worthCents: 1040_00, costCents: 980_00, gainCents: 60_00 });
  expect(listOf(all, { find: '', sort: 'worth', page: 1 }).sum.result).toBeUndefined();
});

test('a long list has pages, and a page after the last is the last', () => {
  const many = Array.from({ length: 51 }, (_, at) => holding(at, `Bar ${at}`));
  const list = valued(many, [], false);
  expect(listOf(list, { find: '', sort: 'bought', page: 2 }).rows).toHaveLength(25);
  const last = listOf(list, { find: '', sort: 'bought', page: 99 });
  expect(last).toMatchObject({ page: 3, pages: 3 });
  expect(last.rows.map((row) => row.holding.name)).toEqual(['Bar 50']);
  expect(listOf(list, { find: 'bar 50', sort: 'bought', page: 3 })).toMatchObject({ page: 1 });
});
