import { expect, test } from 'vitest';

import { spotSentence } from './read-prices.tsx';

const quote = { askCents: 6691, bidCents: 6684, changeCents: 79, changePercent: 1.2 };
const spot = {
  quotes: {
    silver: quote,
    gold: { ...quote, askCents: 410_250, changePercent: -0.5 },
    platinum: quote,
    palladium: { ...quote, changePercent: 0 },
  },
  time: '2026-11-20T19:02:00Z',
  stale: false,
};

test('the four prices are read as sentences, with their change and their age', () => {
  expect(spotSentence(spot)).toBe(
    'Spot prices at 2:02 PM ET. Silver $66.91, up 1.20 %. Gold $4,102.50, down 0.50 %. ' +
      'Platinum $66.91, up 1.20 %. Palladium $66.91, unchanged.',
  );
});

test('delayed and missing prices have their own message', () => {
  expect(spotSentence({ ...spot, stale: true })).toMatch(/^Prices delayed, 2:02 PM ET\. Silver /);
  const close = { ...spot, stale: true, time: '2026-11-20T22:00:00Z' };
  expect(spotSentence(close)).toMatch(/^Market closed\. Friday's close, 5:00 PM ET\. Silver /);
  expect(spotSentence(undefined)).toBe('Spot prices are not available right now.');
});
