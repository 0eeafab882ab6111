import { expect, test } from 'vitest';

import type { PlannedSale } from './planned-sale.ts';
import { gainWords, saleWords } from './sale-words.ts';

const LOT = { id: 1, day: '2025-03-10', source: 'Bold', bought: 10, left: 10 };

/** A sale that takes a unit of each lot. */
function saleOf(...gains: readonly [gainCents: number, isLong: boolean][]): PlannedSale[] {
  const takes = gains.map(([gainCents, isLong]) => ({
    lot: { ...LOT, unitCents: 40_00, feesCents: 0, costCents: 400_00 },
    units: 1,
    costCents: 71_00 - gainCents,
    proceedsCents: 71_00,
    gainCents,
    isLong,
  }));
  return [{ units: takes.length, feesCents: 0, lotIds: undefined, takes }];
}

test('the gain is told by its term, against that of the oldest lots', () => {
  expect(saleWords(saleOf([31_00, true]))).toBe(
    'It brings $71.00 and gains $31.00, all of it long term.',
  );
  expect(saleWords(saleOf([31_00, true], [-40_00, false]), saleOf([62_00, true]))).toBe(
    'It brings $142.00 and loses $9.00: +$31.00 long term, −$40.00 short term. Oldest first would gain $62.00.',
  );
  expect(saleWords(saleOf([-5_00, false]), saleOf([-5_00, false]))).toBe(
    'It brings $71.00 and loses $5.00, all of it short term.',
  );
});

test('no gain is nothing', () => {
  expect(gainWords(0, 'past')).toBe('gained nothing');
});
