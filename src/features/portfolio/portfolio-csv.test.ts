import { expect, test } from 'vitest';

import type { Traded } from '#api/portfolio/traded.ts';
import { fractionOf } from '#lib/fraction.ts';

import { holdingsCsv, tradesCsv } from './portfolio-csv.ts';

const bought: Traded = {
  id: 12,
  day: '2025-10-02',
  kind: 'PURCHASED',
  units: 30,
  after: 30,
  unitCents: 48_20,
  totalCents: 1446_00,
  feesCents: 9_95,
  taken: [],
  gainCents: undefined,
  source: 'Bold',
  productId: 1201,
  name: '2026 1 oz American Silver Eagle Coin',
  metal: 'silver',
  ounces: 1,
};
const sold: Traded = {
  ...bought,
  id: 13,
  day: '2026-02-03',
  kind: 'EXIT',
  units: 0.5,
  gainCents: -12_50,
  source: '=Fair, Reno',
};

test('purchases and sales come the oldest first, with amounts as numbers and names as text', () => {
  expect(tradesCsv([sold, bought])).toBe(
    [
      '\uFEFFDate,Kind,Product,Product number,Metal,Ounces of one,Units,Price of one USD,Fees USD,Dealer,Gain USD',
      '2025-10-02,Bought,2026 1 oz American Silver Eagle Coin,1201,silver,1,30,48.20,9.95,Bold,',
      '2026-02-03,Sold elsewhere,2026 1 oz American Silver Eagle Coin,1201,silver,1,0.5,48.20,9.95,"\'=Fair, Reno",-12.50',
      '',
    ].join('\r\n'),
  );
});

test('a holding whose metal has no price has an empty worth', () => {
  const holding = {
    id: 1201,
    name: '1/2 oz Bar',
    metal: 'silver' as const,
    units: 3,
    ounces: fractionOf('1.5'),
    unitPaidCents: 20_00,
    premiumCents: 0,
    thenCents: 60_00,
  };
  expect(holdingsCsv([holding]).split('\r\n')[1]).toBe('1/2 oz Bar,1201,silver,3,1.5,60.00,,');
});
