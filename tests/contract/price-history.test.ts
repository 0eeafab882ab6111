import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

async function history(productId: number) {
  const input = { query: { productId, range: '1Y' } };
  return (await visit().data<'ProductPriceHistory'>('getProductPriceHistory', input)).points;
}

test('the price of a coin ends at its price now, above its metal by a premium that has moved', async () => {
  const input = { query: { productId: SILVER_EAGLE } };
  const { stocks, ounces } = await visit().data<'ProductDetail'>('getProductDetail', input);
  const points = await history(SILVER_EAGLE);
  expect(points.length).toBeGreaterThan(250);
  expect(points.at(-1)).toMatchObject({ date: '2026-11-18', price: stocks[0]?.price });
  const premiums = points.map(({ price, spot = 0 }) => (price - spot * ounces) / (spot * ounces));
  expect(Math.min(...premiums)).toBeGreaterThan(0);
  expect(Math.max(...premiums) / Math.min(...premiums)).toBeGreaterThan(1.2);
  const steps = premiums.slice(1).map((premium, at) => Math.abs(premium - (premiums[at] ?? 0)));
  expect(Math.max(...steps), 'not from one day to the next').toBeLessThan(0.03);
});

test('each day is told once, oldest first', async () => {
  const dates = (await history(SILVER_EAGLE)).map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});
