import { centsOf } from '#lib/cents.ts';
import { expect, test } from 'vitest';

import { buy, kept, sell, type Row } from './kept-portfolio.ts';

type Case = { name: string; rows: Row[]; invested: number; premium: number; gain: number };

/** Worked by hand; dollars. The premium is what was paid over the metal of the units that are left. */
const cases: Case[] = [
  {
    name: 'a partial sale',
    // Left: 6 x 40 = 240, of it 6 x (40 - 30) = 60. Gain: 4 x 50 - 4 x 40 = 40.
    rows: [buy('2025-01-02', 10, 40), sell('2025-06-02', 4, 50)],
    invested: 240,
    premium: 60,
    gain: 40,
  },
  {
    name: 'two lots of one day, the first added goes first',
    // Sold: 10 at 40 and 2 at 45 = 490. Left: 8 x 45 = 360, 8 x 15 = 120. Gain: 600 - 490 = 110.
    rows: [buy('2025-01-02', 10, 40), buy('2025-01-02', 10, 45), sell('2025-01-02', 12, 50)],
    invested: 360,
    premium: 120,
    gain: 110,
  },
  {
    name: 'a gift at zero',
    // Nothing was paid for metal of 5 x 30, of which 3 are left: 0 - 90. Gain: 2 x 35.
    rows: [buy('2025-01-02', 5, 0), sell('2025-06-02', 2, 35)],
    invested: 0,
    premium: -90,
    gain: 70,
  },
  {
    name: 'a tube of 20 split over three sales',
    // 20 x 33.33 = 666.60; 13 sold cost 433.29, bring 7 x 36 + 5 x 37 + 1 x 38 = 475.
    // Left: 7 x 33.33 = 233.31, less 210.
    rows: [
      buy('2025-01-02', 20, 33.33),
      sell('2025-02-03', 7, 36),
      sell('2025-03-03', 5, 37),
      sell('2025-04-01', 1, 38),
    ],
    invested: 233.31,
    premium: 23.31,
    gain: 41.71,
  },
  {
    name: 'fees on both sides',
    // Cost 10 x 40 + 7.50 = 407.50, half 203.75; proceeds 5 x 50 - 3.25 = 246.75.
    rows: [buy('2025-01-02', 10, 40, { fees: 7.5 }), sell('2025-06-02', 5, 50, { fees: 3.25 })],
    invested: 203.75,
    premium: 53.75,
    gain: 43,
  },
  {
    name: 'fractions of a unit',
    // 0.3 x 40 = 12; a third is 4. Left: 8, less 0.2 x 30 = 6. Gain: 0.1 x 50 - 4 = 1.
    rows: [buy('2025-01-02', 0.3, 40), sell('2025-06-02', 0.1, 50)],
    invested: 8,
    premium: 2,
    gain: 1,
  },
  {
    name: 'a closed product at a loss',
    // 3 x 20 - 3 x 40.
    rows: [buy('2025-01-02', 3, 40), sell('2025-06-02', 3, 20)],
    invested: 0,
    premium: 0,
    gain: -60,
  },
  {
    name: 'a negative premium',
    // 4 x 28 = 112, less 4 x 30.
    rows: [buy('2025-01-02', 4, 28)],
    invested: 112,
    premium: -8,
    gain: 0,
  },
  {
    name: 'four metals',
    // 40 + 4100 + 1000 + 1200, less 30 + 4000 + 950 + 1100.
    rows: [
      buy('2025-01-02', 1, 40),
      buy('2025-01-02', 1, 4100, { productName: 'G', metal: 'gold', userSpot: 4000 }),
      buy('2025-01-02', 1, 1000, { productName: 'P', metal: 'platinum', userSpot: 950 }),
      buy('2025-01-02', 1, 1200, { productName: 'D', metal: 'palladium', userSpot: 1100 }),
    ],
    invested: 6340,
    premium: 260,
    gain: 0,
  },
  {
    name: 'a day without a price of the metal',
    // All of 2 x 6 counts as premium.
    rows: [buy('1989-01-03', 2, 6, { userSpot: undefined })],
    invested: 12,
    premium: 12,
    gain: 0,
  },
  {
    name: 'fees over what the sale brought',
    // 1 - 5 - 40.
    rows: [buy('2025-01-02', 1, 40), sell('2025-06-02', 1, 1, { fees: 5 })],
    invested: 0,
    premium: 0,
    gain: -44,
  },
  {
    name: 'a sale of one of two products',
    // Left: 5 x 40 + 3 x 50 = 350, 5 x 10 + 3 x 20 = 110. Gain: 2 x 60 - 2 x 50.
    rows: [
      buy('2025-01-02', 5, 40),
      buy('2025-01-02', 5, 50, { productName: 'Other' }),
      sell('2025-06-02', 2, 60, { productName: 'Other' }),
    ],
    invested: 350,
    premium: 110,
    gain: 20,
  },
  {
    name: 'a cost that does not divide by three',
    // 3 x 33.33 + 0.02 = 100.01: 33.34 and 33.34 are sold for 80, 33.33 is left over a metal of 30.
    rows: [
      buy('2025-01-02', 3, 33.33, { fees: 0.02 }),
      sell('2025-06-02', 1, 40),
      sell('2025-06-03', 1, 40),
    ],
    invested: 33.33,
    premium: 3.33,
    gain: 13.32,
  },
  {
    name: 'half a cent',
    // 0.5 x 33.33 = 16.665, so 16.67, less 15.
    rows: [buy('2025-01-02', 0.5, 33.33)],
    invested: 16.67,
    premium: 1.67,
    gain: 0,
  },
  {
    name: 'a sale over purchases of two years',
    // Sold: 2 x 20 + 40 = 80 for 150. Left: 40 over a metal of 30.
    rows: [buy('2024-01-02', 2, 20), buy('2025-01-02', 2, 40), sell('2025-06-02', 3, 50)],
    invested: 40,
    premium: 10,
    gain: 70,
  },
  {
    name: 'one name in two metals is two products',
    // Left: 2 x 40 + 1 x 1000 = 1080, 2 x 10 + 50. Gain: 1100 - 1000.
    rows: [
      buy('2025-01-02', 2, 40),
      buy('2025-01-02', 2, 1000, { metal: 'platinum', userSpot: 950 }),
      sell('2025-06-02', 1, 1100, { metal: 'platinum' }),
    ],
    invested: 1080,
    premium: 70,
    gain: 100,
  },
  {
    name: 'a third of a unit goes three times',
    // 1 x 10 + 0.01 = 10.01. Each third of the rest, half up: 3.34 (of 10.01 at .333333), 3.33, 3.34.
    rows: [
      buy('2025-01-02', 1, 10, { fees: 0.01 }),
      sell('2025-06-02', 0.333333, 30),
      sell('2025-06-03', 0.333333, 30),
      sell('2025-06-04', 0.333334, 30),
    ],
    // Three sales of $10.00 each: 30 - 10.01.
    invested: 0,
    premium: 0,
    gain: 19.99,
  },
];

test.each(cases)('$name', async ({ rows, invested, premium, gain }) => {
  const { portfolio } = await kept([rows]);
  const { total, realized } = portfolio;
  expect([total?.paidCents ?? 0, total?.premiumCents ?? 0, realized?.allCents]).toEqual(
    [invested, premium, gain].map(centsOf),
  );
});

/** A sale of a part of purchases that names them: the first is 0. */
type Named = Omit<Case, 'rows'> & { bought: Row[]; sales: (lots: number[]) => Row[] };

const namedLots: Named[] = [
  {
    name: 'the dearest lot is named',
    // 5 x 70 - 5 x 60. Left: 5 x 40 over a metal of 150.
    bought: [buy('2024-01-02', 5, 40), buy('2025-01-02', 5, 60)],
    sales: ([, dear = 0]) => [sell('2025-06-02', 5, 70, { lotIds: [dear] })],
    invested: 200,
    premium: 50,
    gain: 50,
  },
  {
    name: 'two lots are named, the newest first',
    // Sold: 10 x 45 + 2 x 50 = 550 for 720. Left: 10 x 40 + 8 x 50 = 800, 10 x 10 + 8 x 20.
    bought: [buy('2024-01-02', 10, 40), buy('2024-06-03', 10, 50), buy('2025-01-02', 10, 45)],
    sales: ([, second = 0, third = 0]) => [sell('2025-06-02', 12, 60, { lotIds: [third, second] })],
    invested: 800,
    premium: 260,
    gain: 170,
  },
  {
    name: 'what names nothing takes the oldest of what is left',
    // 60 - 50, then 2 x 60 - 2 x 40. Left: one at 50.
    bought: [buy('2024-01-02', 2, 40), buy('2025-01-02', 2, 50)],
    sales: ([, dear = 0]) => [
      sell('2025-06-02', 1, 60, { lotIds: [dear] }),
      sell('2025-06-03', 2, 60),
    ],
    invested: 50,
    premium: 20,
    gain: 50,
  },
  {
    name: 'a named lot was bought before the last purchase',
    // A sale of 2024 may name a purchase of 2024 though there is one of 2025: 45 - 40.
    bought: [buy('2024-01-02', 2, 40), buy('2025-01-02', 1, 50)],
    sales: ([old = 0]) => [sell('2024-06-03', 1, 45, { lotIds: [old] })],
    invested: 90,
    premium: 30,
    gain: 5,
  },
];

test.each(namedLots)('$name', async ({ bought, sales, invested, premium, gain }) => {
  const { portfolio } = await kept([bought, sales]);
  const { total, realized } = portfolio;
  expect([total?.paidCents, total?.premiumCents, realized?.allCents]).toEqual(
    [invested, premium, gain].map(centsOf),
  );
});
