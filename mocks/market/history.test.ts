import { expect, test } from 'vitest';
import { historyRanges } from './history.ts';
import { createMarket } from './market.ts';
import { metals } from './metal.ts';

const market = createMarket(3);
const friday = Date.parse('2026-11-20T10:30:00-05:00');
const saturday = Date.parse('2026-11-21T10:30:00-05:00');

test.each(historyRanges)(
  '%s has at most 400 points, oldest first, and ends in the last tick',
  (range) => {
    for (const metal of metals) {
      for (const time of [friday, saturday]) {
        const points = market.history(metal, range, time);
        expect(points.length).toBeGreaterThan(60);
        expect(points.length).toBeLessThanOrEqual(400);
        const times = points.map((point) => point.time);
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
        const { spotTime, quotes } = market.spotAt(time);
        expect(points.at(-1)).toEqual({ time: spotTime, askCents: quotes[metal].askCents });
      }
    }
  },
);

test.each([
  ['24H', '2026-11-19T10:30:00-05:00', 5 / 60],
  ['1W', '2026-11-13T10:30:00-05:00', 0.5],
  ['1M', '2026-10-20T10:30:00-05:00', 2],
  ['3M', '2026-08-20T17:00:00-04:00', 24],
  ['6M', '2026-05-20T17:00:00-04:00', 24],
  ['YTD', '2026-01-01T17:00:00-05:00', 24],
  ['1Y', '2025-11-20T17:00:00-05:00', 24],
  ['5Y', '2021-11-22T17:00:00-05:00', 5 * 24],
  ['All', '1990-01-01T17:00:00-05:00', 35 * 24],
] as const)('%s goes back to %s', (range, from, slackHours) => {
  const first = market.history('gold', range, friday)[0]?.time ?? 0;
  const late = (first - Date.parse(from)) / 3_600_000;
  // The 1M grid is in whole even hours UTC, and the clocks changed on the way.
  expect(late).toBeGreaterThanOrEqual(range === '1M' ? -2 : -0.01);
  expect(late).toBeLessThanOrEqual(slackHours);
});

test('daily points are the daily closes', () => {
  const points = market.history('platinum', '6M', friday);
  const point = points.find(({ time }) => time === Date.parse('2026-08-14T17:00:00-04:00'));
  expect(point?.askCents).toBe(market.dailyClose('platinum', '2026-08-14'));
});

test('a month back from the 31st is the last day of a shorter month', () => {
  const endOfMay = Date.parse('2026-05-31T20:00:00-04:00');
  const first = market.history('gold', '1M', endOfMay)[0]?.time ?? 0;
  expect(new Date(first).toISOString().slice(0, 10)).toBe('2026-05-01');
});

test('hourly candles open where the last one closed, hold their prices, and end at the spot', () => {
  const candles = market.candles('silver', {
    from: friday - 20 * 3_600_000,
    to: friday,
    width: 'hour',
  });
  // From 14:30 to the halt at 17:00, and from 18:00 to 10:30.
  expect(candles).toHaveLength(3 + 17);
  for (const { openCents, closeCents, lowCents, highCents } of candles) {
    expect(lowCents).toBeLessThanOrEqual(Math.min(openCents, closeCents));
    expect(highCents).toBeGreaterThanOrEqual(Math.max(openCents, closeCents));
  }
  const opens = candles.map((candle) => candle.openCents);
  const closes = candles.map((candle) => candle.closeCents);
  expect(opens.slice(1)).toEqual(closes.slice(0, -1));
  expect(candles.at(-1)?.closeCents).toBe(market.spotAt(friday).quotes.silver.askCents);
});

test('a daily candle is one session, closing at the daily close', () => {
  const from = Date.parse('2026-11-15T18:00:00-05:00');
  const candles = market.candles('gold', { from, to: saturday, width: 'day' });
  const closes = ['16', '17', '18', '19', '20'].map((day) =>
    market.dailyClose('gold', `2026-11-${day}`),
  );
  expect(candles.map((candle) => candle.closeCents)).toEqual(closes);
  expect(candles[0]?.start).toBe(from);
});

test('weekly candles begin on Sunday evenings, monthly ones with the month', () => {
  const from = Date.parse('2026-08-30T18:00:00-04:00');
  expect(market.candles('gold', { from, to: friday, width: 'week' })).toHaveLength(12);
  expect(market.candles('gold', { from, to: friday, width: 'month' })).toHaveLength(4);
});
