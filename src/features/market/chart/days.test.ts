import { expect, test } from 'vitest';

import { candleSpan, closerSpan } from './candle-span.ts';
import { daysAt, daysWords } from './days.ts';
import { choiceAt, hrefOf } from './range.ts';

const TODAY = '2026-11-25';
const at = (search: string) => daysAt(new URLSearchParams(search), TODAY);
const choose = (search: string) => choiceAt(new URLSearchParams(search), 'silver', TODAY);

test('an address without days has none', () => {
  expect(at('range=1Y')).toBeUndefined();
  expect(at('from=&to=')).toBeUndefined();
});

test.each([
  ['from=2026-01-05', { to: 'Enter the last day.' }],
  ['to=2026-01-05', { from: 'Enter the first day.' }],
  [
    'from=2026-02-31&to=2026-03-01',
    { from: 'Write the date as month/day/year, such as 03/14/2026.' },
  ],
  ['from=today&to=2026-03-01', { from: 'Write the date as month/day/year, such as 03/14/2026.' }],
  ['from=2026-03-02&to=2026-03-01', { to: 'The last day must not be before the first.' }],
  ['from=2026-03-02&to=2026-11-26', { to: 'Prices are known until November 25, 2026.' }],
  [
    'from=2027-03-02&to=2027-03-01',
    {
      from: 'Prices are known until November 25, 2026.',
      to: 'Prices are known until November 25, 2026.',
    },
  ],
])('the days of "%s" are refused at their field, and kept', (search, errors) => {
  const days = at(search);
  expect(days?.errors).toEqual(errors);
  expect(days?.from).toBe(new URLSearchParams(search).get('from') ?? '');
  const { asked, choice } = choose(`${search}&range=1Y`);
  expect(asked.days).toEqual(days);
  expect(choice.days, 'the range is shown instead').toBeUndefined();
  expect(choice.range.range).toBe('1Y');
});

test('days are an address of their own, and every other choice keeps them', () => {
  const { choice } = choose('range=1Y&from=2026-01-05&to=2026-02-06&kind=candles');
  expect(hrefOf({ ...choice, kind: 'line' })).toBe('?from=2026-01-05&to=2026-02-06');
  expect(hrefOf({ ...choice, days: undefined })).toBe('?range=1Y&kind=candles');
  expect(daysWords({ from: '2026-01-05', to: '2026-02-06' })).toBe(
    'between January 5, 2026 and February 6, 2026',
  );
  expect(daysWords({ from: '2026-01-05', to: '2026-01-05' })).toBe('on January 5, 2026');
});

test.each([
  ['from=2026-11-23&to=2026-11-25', 'hour', 'hour'],
  ['from=2026-11-02&to=2026-11-25', 'day', 'day'],
  ['from=2026-01-02&to=2026-11-25', 'day', 'week'],
  ['from=2024-01-02&to=2026-11-25', 'week', 'month'],
  ['from=1980-01-02&to=2026-11-25', 'year', 'year'],
])('the days of "%s" are a line of each %s, or candles of one %s', (search, line, candles) => {
  expect(candleSpan(choose(search).choice, TODAY).width).toBe(line);
  expect(candleSpan(choose(`${search}&kind=candles`).choice, TODAY).width).toBe(candles);
});

test('a range ends on the last trading day', () => {
  const { choice } = choose('range=YTD&kind=candles');
  expect(candleSpan(choice, TODAY)).toEqual({ from: '2026-01-01', to: TODAY, width: 'week' });
  const year = candleSpan(choose('range=1Y&kind=candles').choice, TODAY);
  expect(year).toEqual({ from: '2025-11-25', to: TODAY, width: 'week' });
});

test.each([
  ['2026-11-25', 'hour', undefined],
  ['2026-11-01', 'day', 'hour'],
  ['2026-01-01', 'day', undefined],
  ['2025-11-25', 'week', 'day'],
  ['2021-11-25', 'month', 'day'],
  ['1906-11-25', 'year', 'month'],
  ['1000-11-25', 'year', undefined],
] as const)('who looks closer since %s at candles of one %s gets %s', (from, width, closer) => {
  expect(closerSpan({ from, to: TODAY, width })?.width).toBe(closer);
});

const against = (search: string, metal: 'silver' | 'platinum') =>
  choiceAt(new URLSearchParams(search), metal, TODAY).choice.against;

test('a line is compared with another metal, and the ratio belongs to gold and silver', () => {
  expect(against('with=gold', 'silver')).toBe('gold');
  expect(against('with=ratio', 'silver')).toBe('ratio');
  expect(against('with=ratio', 'platinum')).toBeUndefined();
  expect(against('with=silver', 'silver'), 'not with itself').toBeUndefined();
  expect(against('with=gold&kind=candles', 'silver'), 'candles stand alone').toBeUndefined();
  const { choice } = choose('range=1Y&with=gold');
  expect(hrefOf(choice)).toBe('?range=1Y&with=gold');
  expect(hrefOf({ ...choice, kind: 'candles' })).toBe('?range=1Y&kind=candles');
});

test('a day since when is kept beside every other choice, and refused if it cannot be', () => {
  const { choice, asked } = choose('range=1Y&since=2020-01-02');
  expect(asked.since).toEqual({ day: '2020-01-02' });
  expect(hrefOf({ ...choice, kind: 'candles' })).toBe('?range=1Y&kind=candles&since=2020-01-02');
  expect(choose('since=').asked.since).toBeUndefined();
  const late = choose('since=2027-01-02');
  expect(late.asked.since?.error).toBe('Prices are known until November 25, 2026.');
  expect(late.choice.since).toBeUndefined();
});
