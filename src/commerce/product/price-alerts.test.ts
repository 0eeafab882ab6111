import { expect, test } from 'vitest';

import { alertsFor, alertsPassed, toldOf } from './price-alerts.ts';

const at = (askCents: number) => ({ askCents, bidCents: 0, changeCents: 0, changePercent: 0 });
const quotes = (gold: number, silver = 6_700) => ({
  gold: at(gold),
  silver: at(silver),
  platinum: at(150_000),
  palladium: at(140_000),
});

test('a level is passed from the side where the price was when it was set', () => {
  expect(alertsFor({ gold: 410_000, silver: 6_500 }, {}, quotes(400_000))).toEqual({
    gold: { cents: 410_000, from: 'below' },
    silver: { cents: 6_500, from: 'above' },
  });
});

test.each([
  ['below', 409_999, 0],
  ['below', 410_000, 1],
  ['above', 410_001, 0],
  ['above', 410_000, 1],
] as const)('a level reached from %s, at %i cents, is passed %i times', (from, ask, times) => {
  expect(alertsPassed({ gold: { cents: 410_000, from } }, quotes(ask))).toHaveLength(times);
});

test('a level is announced once, however far the price moves', () => {
  const alerts = alertsFor({ gold: 410_000 }, {}, quotes(400_000));
  const told = toldOf(alerts, alertsPassed(alerts, quotes(411_000)));
  expect(alertsPassed(told, quotes(412_000))).toEqual([]);
  expect(alertsPassed(told, quotes(390_000))).toEqual([]);
});

test('setting the same level again announces nothing; a new level is announced again', () => {
  const told = { gold: { cents: 410_000, from: 'below', told: true } } as const;
  expect(alertsFor({ gold: 410_000 }, told, quotes(411_000))).toEqual(told);
  expect(alertsFor({ gold: 412_000 }, told, quotes(411_000))).toEqual({
    gold: { cents: 412_000, from: 'below' },
  });
});

test('an emptied level is deleted', () => {
  const before = { gold: { cents: 410_000, from: 'below' } } as const;
  expect(alertsFor({}, before, quotes(400_000))).toEqual({});
});
