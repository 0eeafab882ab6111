import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import { visit } from './visit.ts';

/** A Wednesday, 11 in the morning in New York. */
const NOW = '2026-11-18T16:00:00Z';
setClock(fixedClock(Date.parse(NOW)));

async function candles(query: Record<'from' | 'to' | 'width', string>) {
  const input = { query: { metal: 'gold', ...query } };
  return (await visit().data<'SpotCandles'>('getSpotCandles', input)).candles;
}

test('daily candles over five years are every trading day, each within its high and low', async () => {
  const all = await candles({ from: '2021-11-18', to: '2026-11-18', width: 'day' });
  // Monday to Friday: 261 of them in a year.
  expect(all).toHaveLength(1305);
  for (const { open, high, low, close, closeBid } of all) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    expect(closeBid).toBeLessThan(close);
  }
});

test('the last candle closes at the price now', async () => {
  const all = await candles({ from: '2026-11-16', to: '2026-11-18', width: 'day' });
  const { goldAsk, goldBid } = await visit().data<'SpotPrice'>('getSpotPrices');
  expect(all).toHaveLength(3);
  expect(all.at(-1)).toMatchObject({ close: goldAsk, closeBid: goldBid });
  expect(all[0]?.start).toBe('2026-11-15T23:00:00Z');
});

test('a week is the widest and narrowest of its days', async () => {
  const days = await candles({ from: '2026-11-09', to: '2026-11-13', width: 'day' });
  const [week, ...others] = await candles({ from: '2026-11-09', to: '2026-11-13', width: 'week' });
  expect(others).toEqual([]);
  expect(week?.open).toBe(days[0]?.open);
  expect(week?.close).toBe(days.at(-1)?.close);
  expect(week?.high).toBeGreaterThanOrEqual(Math.max(...days.map(({ high }) => high)));
  expect(week?.low).toBeLessThanOrEqual(Math.min(...days.map(({ low }) => low)));
});

test('a year is the widest and narrowest of its months', async () => {
  const span = { from: '2025-01-01', to: '2025-12-31' };
  const months = await candles({ ...span, width: 'month' });
  const [year, ...others] = await candles({ ...span, width: 'year' });
  expect(others).toEqual([]);
  expect(months).toHaveLength(12);
  expect(year).toMatchObject({
    start: months[0]?.start,
    open: months[0]?.open,
    high: Math.max(...months.map(({ high }) => high)),
    low: Math.min(...months.map(({ low }) => low)),
    close: months.at(-1)?.close,
  });
});

test.each([
  ['to', { from: '2026-11-18', to: '2026-11-17', width: 'day' }],
  ['to', { from: '2026-11-17', to: '2026-02-30', width: 'day' }],
  ['width', { from: '1990-01-01', to: '2026-11-18', width: 'hour' }],
])('a stretch that cannot be answered is refused at %s', async (field, query) => {
  const answer = await visit().call('getSpotCandles', { query: { metal: 'gold', ...query } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ field, in: 'query' }] });
});

test('days that are still to come, or before the first known price, hold nothing', async () => {
  expect(await candles({ from: '2027-01-01', to: '2027-01-31', width: 'day' })).toEqual([]);
  expect(await candles({ from: '1950-01-01', to: '1951-01-31', width: 'week' })).toEqual([]);
});
