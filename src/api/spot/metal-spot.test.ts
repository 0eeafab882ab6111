import type { SpotPriceResponse } from '#generated/models/spotPriceResponse.ts';
import { expect, test } from 'vitest';

import { metalSpotsQuery } from './metal-spot.ts';

const QUOTED = {
  goldAsk: 4_000,
  goldBid: 3_990,
  silverAsk: 50,
  silverBid: 49,
  platinumAsk: 1_600,
  platinumBid: 1_590,
  palladiumAsk: 1_500,
  palladiumBid: 1_480,
  spotTime: '2026-11-27T15:00:00Z',
  areStale: false,
};

const spotsIn = (data: unknown) => metalSpotsQuery().select?.({ data } as SpotPriceResponse);

test('copper may be a metal that is not quoted, and then has no price', () => {
  expect(spotsIn(QUOTED)).toMatchObject({ gold: { askCents: 400_000 } });
  expect(spotsIn(QUOTED)).not.toHaveProperty('copper');
  expect(spotsIn({ ...QUOTED, copperAsk: 6, copperBid: 5 })).toMatchObject({
    copper: { askCents: 600, bidCents: 500 },
  });
});

const { goldBid: _, ...WITHOUT_BID } = QUOTED;

test.each([WITHOUT_BID, { ...QUOTED, goldAsk: 'malformed' }, { ...QUOTED, goldAsk: null }])(
  'a metal that cannot be read costs no other: %#',
  (data) => {
    expect(spotsIn(data)).not.toHaveProperty('gold');
    expect(spotsIn(data)).toMatchObject({ silver: { askCents: 5_000 } });
  },
);

test.each(['malformed', 1_796_000_000, null, undefined])(
  'prices of the time %j have no time, and are no prices',
  (spotTime) => {
    expect(() => spotsIn({ ...QUOTED, spotTime })).toThrow('unreadable');
  },
);

test.each([{}, [null]])('an answer without any metal cannot be read: %j', (data) => {
  expect(() => spotsIn(data)).toThrow('unreadable');
});
