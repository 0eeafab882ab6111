import type { Bid } from '#api/sell/bids.ts';
import { resultOf } from '#features/portfolio/result.ts';
import { valuesByMetal } from '#features/portfolio/three-values.ts';
import { centsFor } from '#lib/fraction.ts';
import { expect, test } from 'vitest';

import { buy, kept, sell } from './kept-portfolio.ts';
import { SILVER_EAGLE } from './visit.ts';

const NOTHING = { worthCents: 0, paidCents: 0, premiumCents: 0 };

test('sales of two years count for their own year', async () => {
  // 2025: 2 x 50 - 2 x 40; 2026: 3 x 30 - 3 x 40.
  const rows = [buy('2024-01-02', 9, 40), sell('2025-06-02', 2, 50), sell('2026-06-02', 3, 30)];
  const { portfolio } = await kept([rows]);
  expect(portfolio.realized).toEqual({
    allCents: -10_00,
    yearCents: -30_00,
    sales: 2,
    salesThisYear: 1,
  });
});

test('a product that was sold whole tells what it had cost and brought', async () => {
  // Cost 3 x 40 + 3, proceeds 3 x 50 - 2.
  const rows = [buy('2025-01-02', 3, 40, { fees: 3 }), sell('2025-06-02', 3, 50, { fees: 2 })];
  const { portfolio } = await kept([rows]);
  expect(portfolio.holdings).toEqual([]);
  expect(portfolio.closed).toMatchObject([
    { name: 'Bar', units: 3, paidCents: 123_00, gainCents: 25_00, lastSold: '2025-06-02' },
  ]);
});

test('what is bought again is held again, at its new cost alone', async () => {
  const rows = [buy('2025-01-02', 2, 40), sell('2025-06-02', 2, 50), buy('2025-07-02', 1, 60)];
  const { portfolio } = await kept([rows]);
  expect(portfolio.closed).toEqual([]);
  expect(portfolio.holdings).toMatchObject([
    { units: 1, unitPaidCents: 60_00, thenCents: 30_00, premiumCents: 30_00 },
  ]);
  expect(portfolio.realized?.allCents).toBe(20_00);
});

test('a price of a unit is the mean, to the cent', async () => {
  // 100.01 / 3 is 33.336…
  const rows = [buy('2025-01-02', 2, 33.33), buy('2025-01-03', 1, 33.35)];
  const { portfolio } = await kept([rows]);
  expect(portfolio.holdings).toMatchObject([{ units: 3, unitPaidCents: 33_34 }]);
});

test('fees of a gift are what it cost', async () => {
  const { portfolio } = await kept([[buy('2025-01-02', 1, 0, { fees: 5 })]]);
  expect(portfolio.total).toMatchObject({ paidCents: 5_00, premiumCents: -25_00 });
});

test('ounces are exact, and their worth is rounded once', async () => {
  // Three of a tenth of an ounce and seven grams.
  const tenth = { ouncesPerUnit: 0.1, productName: 'Tenth' };
  const gram = { ouncesPerUnit: 0.0321507, productName: 'Gram' };
  const { portfolio, quotes } = await kept([
    [buy('2025-01-02', 3, 4, tenth), buy('2025-01-02', 7, 2, gram)],
  ]);
  const ask = BigInt(quotes.silver.askCents);
  expect(portfolio.holdings.map(({ ounces }) => centsFor(ounces, 1_000_000)).toSorted()).toEqual([
    225_055, 300_000,
  ]);
  // 0.3 + 7 x 0.0321507 = 0.5250549
  expect(portfolio.total?.worthCents).toBe(
    Number((5_250_549n * ask * 2n + 10_000_000n) / 20_000_000n),
  );
});

test('a day counts what is held of each metal, and a fall is a loss', async () => {
  const platinum = { productName: 'P', metal: 'platinum', userSpot: 950 };
  const { portfolio, quotes } = await kept([
    [buy('2025-01-02', 7, 40), sell('2025-06-02', 2, 40), buy('2025-01-02', 3, 1000, platinum)],
  ]);
  const day = 5 * quotes.silver.changeCents + 3 * quotes.platinum.changeCents;
  expect(quotes.platinum.changeCents).toBeLessThan(0);
  expect(day).toBeLessThan(0);
  expect(portfolio.total?.dayCents).toBe(day);
  expect(portfolio.metals.map(({ metal, dayCents }) => [metal, dayCents])).toEqual([
    ['silver', 5 * quotes.silver.changeCents],
    ['platinum', 3 * quotes.platinum.changeCents],
  ]);
});

test('the gain is the same with the premium and without it, its percentage is not', async () => {
  const { portfolio, quotes } = await kept([[buy('2025-01-02', 4, 40)]]);
  const worth = 4 * quotes.silver.askCents;
  const { total = NOTHING } = portfolio;
  expect(resultOf(total, false)).toMatchObject({ worthCents: worth, costCents: 120_00 });
  expect(resultOf(total, true)).toMatchObject({ worthCents: worth + 40_00, costCents: 160_00 });
  expect(resultOf(total, true).gainCents).toBe(resultOf(total, false).gainCents);
});

test('a bid counts for as many units as there are; a missing one is neither melt nor zero', async () => {
  const eagle = { productId: SILVER_EAGLE, productName: 'Eagle', source: 'bold' };
  const { portfolio, quotes } = await kept([
    [buy('2025-01-02', 12, 35, eagle), sell('2025-06-02', 2, 40, eagle), buy('2025-01-02', 3, 40)],
  ]);
  const bid = { productId: SILVER_EAGLE, bidCents: 61_25, least: 10 } as Bid;
  const sums = valuesByMetal(portfolio.holdings, [bid], { silver: quotes.silver.bidCents });
  expect(sums.all).toEqual({
    count: 1,
    paidCents: 350_00,
    meltCents: 10 * quotes.silver.bidCents,
    bidCents: 612_50,
  });
  expect(sums.without).toEqual({
    count: 1,
    paidCents: 120_00,
    meltCents: 3 * quotes.silver.bidCents,
    names: ['Bar'],
  });
});
