import { expect, test } from 'vitest';
import { createMarket } from './market.ts';
import { metalFacts } from './metal-facts.ts';
import { type Metal, metals } from './metal.ts';
import { dateOfDay, dayMs, dayOfDate } from './new-york.ts';
import { isTradingDay } from './session.ts';

const market = createMarket(7);

function closesBetween(metal: Metal, from: string, to: string): number[] {
  const closes: number[] = [];
  for (let day = dayOfDate(from) ?? 0; day <= (dayOfDate(to) ?? 0); day += 1) {
    const close = isTradingDay(day) ? market.dailyClose(metal, dateOfDay(day)) : undefined;
    if (close !== undefined) closes.push(close);
  }
  return closes;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test.each([
  ['gold', '1990-01', 410],
  ['gold', '2026-06', 4228],
  ['silver', '2011-04', metalFacts.silver.published[2011]?.[3]],
  ['silver', '2026-01', 92.1],
  ['platinum', '2008-10', metalFacts.platinum.published[2008]?.[9]],
  ['palladium', '2025-09', 1180.77],
] as const)('the closes of %s in %s average the published $%d', (metal, month, dollars) => {
  const end = dateOfDay(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0) / dayMs);
  const average = mean(closesBetween(metal, `${month}-01`, end));
  expect(average / 100).toBeCloseTo(dollars ?? Number.NaN, 1);
});

test.each(metals)('%s moves from close to close about as much as it does in life', (metal) => {
  const closes = closesBetween(metal, '2022-01-03', '2025-09-30');
  const returns = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)));
  const deviation = Math.sqrt(mean(returns.map((value) => value ** 2)));
  const { dailyVolatility } = metalFacts[metal];
  expect(deviation / dailyVolatility).toBeGreaterThan(0.8);
  expect(deviation / dailyVolatility).toBeLessThan(1.25);
});

test('a weekend has the close of its Friday', () => {
  const friday = market.dailyClose('silver', '2026-11-20');
  expect(market.dailyClose('silver', '2026-11-21')).toBe(friday);
  expect(market.dailyClose('silver', '2026-11-22')).toBe(friday);
  expect(market.dailyClose('silver', '2026-11-23')).not.toBe(friday);
});

test('there is no close before the facts begin, nor on a date that does not exist', () => {
  expect(market.dailyClose('gold', '1990-01-01')).toBeGreaterThan(0);
  expect(market.dailyClose('gold', '1989-12-29')).toBeUndefined();
  expect(market.dailyClose('copper', '2020-12-31')).toBeUndefined();
  expect(market.dailyClose('gold', '2026-02-30')).toBeUndefined();
});

test.each(metals)('%s has as many published months in every year as there were', (metal) => {
  const years = Object.entries(metalFacts[metal].published);
  const whole = years.slice(0, -1);
  expect(whole.filter(([, months]) => months.length !== 12)).toEqual([]);
  const first = Number(years[0]?.[0]);
  expect(years.map(([year]) => Number(year) - first)).toEqual([...years.keys()]);
  expect(Math.min(...years.flatMap(([, months]) => months))).toBeGreaterThan(0);
});
