import { expect, test } from 'vitest';
import { createMarket } from './market.ts';
import { lastKnownDate, metalFacts } from './metal-facts.ts';
import { metals } from './metal.ts';
import { sessionAt } from './session.ts';
import { tickCount, tickTime } from './ticks.ts';

const thursday = Date.parse('2026-11-19T10:30:00-05:00');
const friday = Date.parse('2026-11-20T10:30:00-05:00');
const saturday = Date.parse('2026-11-21T10:30:00-05:00');
const market = createMarket(1);

test('the same seed and instant give the same board, whatever was asked before', () => {
  const other = createMarket(1);
  other.spotAt(thursday);
  other.history('gold', 'All', saturday);
  expect(other.spotAt(friday)).toEqual(market.spotAt(friday));
});

test('another seed gives another market', () => {
  expect(createMarket(2).spotAt(friday).quotes).not.toEqual(market.spotAt(friday).quotes);
});

test('on the day of the last known quotes the closes are those quotes, in cents', () => {
  const closes = metals.map((metal) => market.dailyClose(metal, lastKnownDate));
  expect(closes).toEqual([439_900, 6_691, 181_800, 132_000, 659]);
});

test('the bid lies a whole spread below the ask', () => {
  const { quotes } = market.spotAt(friday);
  for (const metal of metals) {
    const { askCents, bidCents } = quotes[metal];
    const middle = (askCents + bidCents) / 2;
    const slack = 0.5 / middle;
    const half = (askCents - bidCents) / 2 / middle;
    expect(Math.abs(half - metalFacts[metal].halfSpread)).toBeLessThanOrEqual(slack);
  }
});

test('change is the ask against the previous close, in cents and in percent', () => {
  const { quotes } = market.spotAt(friday);
  for (const metal of metals) {
    const before = market.dailyClose(metal, '2026-11-19') ?? Number.NaN;
    const { askCents, changeCents, changePercent } = quotes[metal];
    expect(changeCents).toBe(askCents - before);
    expect(changePercent).toBeCloseTo((100 * changeCents) / before, 1);
    expect(changePercent * 100).toBeCloseTo(Math.round(changePercent * 100), 6);
  }
});

test('low and high are those of the session so far', () => {
  const { session } = sessionAt(friday);
  let [low, high] = [Infinity, 0];
  for (let tick = 0; tick < 3_000; tick += 1) {
    const { askCents, lowCents, highCents } = market.spotAt(tickTime(session, tick)).quotes.silver;
    low = Math.min(low, askCents);
    high = Math.max(high, askCents);
    expect([lowCents, highCents]).toEqual([low, high]);
  }
});

test('when a session opens it stands at the previous close: no change, no range', () => {
  const { session } = sessionAt(friday);
  const { askCents, changeCents, lowCents, highCents } = market.spotAt(session.opens).quotes.gold;
  expect(askCents).toBe(market.dailyClose('gold', '2026-11-19'));
  expect([changeCents, lowCents, highCents]).toEqual([0, askCents, askCents]);
});

test('ticks come every few seconds, and spotTime is when the last one came', () => {
  const times = new Set<number>();
  for (let time = friday; time < friday + 60_000; time += 100) {
    const { spotTime } = market.spotAt(time);
    expect(time - spotTime).toBeGreaterThanOrEqual(0);
    expect(time - spotTime).toBeLessThan(6_000);
    times.add(spotTime);
  }
  expect(times.size).toBe(13);
});

test.each(['2026-01-15', '2026-01-16', '2026-11-20'])(
  'on %s no tick is more than 8 basis points, and half a cent each way, from the last',
  (date) => {
    const { session } = sessionAt(Date.parse(`${date}T12:00:00-05:00`));
    const jumps: string[] = [];
    let last = market.spotAt(session.opens).quotes;
    for (let tick = 1; tick <= tickCount; tick += 1) {
      const { quotes } = market.spotAt(tickTime(session, tick));
      for (const metal of metals) {
        const before = last[metal].askCents;
        const step = Math.abs(quotes[metal].askCents - before);
        if (step > 1 + before * 0.0008) jumps.push(`${metal} by ${step} cents at tick ${tick}`);
      }
      last = quotes;
    }
    expect(jumps).toEqual([]);
  },
);

test('a cheap ask is the same as the one on the board', () => {
  for (let time = thursday; time < saturday; time += 1_234_567) {
    const { quotes } = market.spotAt(time);
    for (const metal of metals) {
      expect(market.askCentsAt(metal, time)).toBe(quotes[metal].askCents);
    }
  }
});

test('while the market is shut the board stands still and says it is stale', () => {
  const lastTick = market.spotAt(Date.parse('2026-11-20T17:00:00-05:00'));
  expect(market.spotAt(saturday)).toEqual(lastTick);
  expect(lastTick).toMatchObject({
    isOpen: false,
    areStale: true,
    activeFeed: 'Simulated',
    spotTime: Date.parse('2026-11-20T17:00:00-05:00'),
  });
  expect(lastTick.quotes.gold.askCents).toBe(market.dailyClose('gold', '2026-11-20'));
  expect(market.spotAt(friday)).toMatchObject({ isOpen: true, areStale: false });
});

test('Sunday evening goes on from where Friday ended', () => {
  const sunday = market.spotAt(Date.parse('2026-11-22T18:00:00-05:00'));
  const lastTick = market.spotAt(saturday);
  expect(sunday.isOpen).toBe(true);
  for (const metal of metals) {
    expect(sunday.quotes[metal].askCents).toBe(lastTick.quotes[metal].askCents);
  }
});

test('there are quotes years ahead, and none before 1990', () => {
  const ahead = market.spotAt(Date.parse('2033-05-04T15:00:00Z')).quotes;
  for (const metal of metals) {
    const known = metalFacts[metal].lastKnown * 100;
    expect(ahead[metal].askCents).toBeGreaterThan(known * 0.5);
    expect(ahead[metal].askCents).toBeLessThan(known * 2);
  }
  const before = Date.parse('1989-12-29T15:00:00Z');
  expect(market.askCentsAt('gold', before)).toBeUndefined();
  expect(() => market.spotAt(before)).toThrow(RangeError);
});

test('a board costs less than 0.2 ms of processor time once its session is warm', () => {
  const boards = 2_000;
  market.spotAt(friday);
  const before = process.cpuUsage();
  for (let index = 0; index < boards; index += 1) market.spotAt(friday + index * 1_000);
  const { user } = process.cpuUsage(before);
  expect(user / 1_000 / boards).toBeLessThan(0.2);
});
