import { expect, test } from 'vitest';

import { clockTime } from './clock-time.ts';
import { marketMoment } from './market-moment.ts';
import { holdWords, lateWords, marketTime, minutesIn } from './market-time.ts';
import { saleEnd, saleEndHour } from './sale-end.ts';
import { tradingDay } from './trading-day.ts';

test.each([
  ['2026-11-20T19:02:00Z', '2:02 PM ET', 'Nov 20, 2026, 2:02 PM'],
  ['2026-07-01T13:30:00Z', '9:30 AM ET', 'Jul 1, 2026, 9:30 AM'],
  ['2026-11-21T05:00:00Z', '12:00 AM ET', 'Nov 21, 2026, 12:00 AM'],
])('%s is %s in the market, in full %s, with ordinary spaces', (iso, time, moment) => {
  expect([marketTime(iso), marketMoment(iso)]).toEqual([time, moment]);
});

test('what is not a time stays as it is', () => {
  expect(marketTime('malformed')).toBe('malformed');
});

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
])('%s is traded on %s, which begins at six the evening before', (iso, day) => {
  expect(tradingDay(iso)).toBe(day);
});

test.each([undefined, 'malformed'])('without a time that can be read, it is today: %s', (time) => {
  expect(tradingDay(time)).toBe(tradingDay(new Date().toISOString()));
});

test.each([
  ['2026-11-25T00:00:00Z', 'Nov 24, 2026, 6:00 PM CST', 'Tuesday, Nov 24, 6 PM CST'],
  ['2026-07-04T17:30:00Z', 'Jul 4, 2026, 12:30 PM CDT', 'Saturday, Jul 4, 12 PM CDT'],
])('a sale until %s ends %s, by the hour %s, with ordinary spaces', (iso, end, hour) => {
  expect([saleEnd(iso), saleEndHour(iso)]).toEqual([end, hour]);
});

test('a time of day is in the visitor’s time zone, from a date or milliseconds', () => {
  const noon = new Date(2026, 10, 20, 14, 2);
  expect(clockTime(noon)).toMatch(/^2:02\sPM$/u);
  expect(clockTime(noon.getTime())).toBe(clockTime(noon));
});

test.each([
  ['2026-11-20T22:00:00Z', "Market closed. Friday's close"],
  ['2026-11-23T21:59:59Z', "Market closed. Monday's close"],
  ['2026-07-03T21:00:00Z', "Market closed. Friday's close"],
  ['2026-11-20T21:40:00Z', 'Prices delayed'],
  ['2026-11-21T10:00:00Z', 'Prices delayed'],
])('old prices of %s: %s', (time, words) => {
  expect(lateWords({ time, stale: true })).toBe(words);
  expect(lateWords({ time, stale: false })).toBeUndefined();
});

test('a hold ends by the clock of the header, and counts whole minutes', () => {
  const until = '2026-11-20T19:51:59Z';
  expect(holdWords(until, 9)).toBe('Prices are held for 9 more minutes, until 2:51 PM ET');
  expect(holdWords(until, 1)).toBe('Prices are held for 1 more minute, until 2:51 PM ET');
  expect(holdWords(until)).toBe('Prices are held until 2:51 PM ET');
  expect(holdWords(undefined, 9)).toBe('Prices are held for 9 more minutes');
  expect([299_001, 60_000, 1, 0, -5].map(minutesIn)).toEqual([5, 1, 1, 0, 0]);
});
