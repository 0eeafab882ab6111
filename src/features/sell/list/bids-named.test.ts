import type { Bid } from '#api/sell/bids.ts';
import { expect, test } from 'vitest';

import { bidsNamed } from './bids-named.ts';

const named = (name: string) => ({ name }) as Bid;
const EAGLE = named('2026 1 oz American Silver Eagle Coin BU');
const PLATINUM = named('1/10 oz American Platinum Eagle Coin');

test.each([
  ['eagle SILVER', [EAGLE]],
  ['1/10 eag', [PLATINUM]],
  ['tin', []],
  ['', [EAGLE, PLATINUM]],
])('%o finds by the beginnings of words', (find, found) => {
  expect(bidsNamed([EAGLE, PLATINUM], find)).toEqual(found);
});
