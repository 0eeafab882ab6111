import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import { visit } from './visit.ts';

const MORNING = Date.parse('2026-11-20T15:00:00Z');
setClock(fixedClock(MORNING));

type Lists = { dataList: components['schemas']['ProductList'] };

test('the spot is fresh on a Friday morning, and says so', async () => {
  const spot = await visit().data<'SpotPrice'>('getSpotPrices');
  expect(spot).toMatchObject({ areStale: false, timestamp: '2026-11-20T15:00:00Z' });
  expect(MORNING - Date.parse(spot.spotTime)).toBeLessThan(60_000);
});

test('stale-spot: the feed stopped twenty minutes ago', async () => {
  const spot = await visit({ scenario: 'stale-spot' }).data<'SpotPrice'>('getSpotPrices');
  expect(spot.areStale).toBe(true);
  expect(Math.round((MORNING - Date.parse(spot.spotTime)) / 60_000)).toBe(20);
});

test('market-closed: the prices are those of the last Friday’s close', async () => {
  const spot = await visit({ scenario: 'market-closed' }).data<'SpotPrice'>('getSpotPrices');
  expect(spot).toMatchObject({ areStale: true, spotTime: '2026-11-13T22:00:00Z' });
});

test('empty-catalog: lists are empty and still say where they are', async () => {
  const { call } = visit({ scenario: 'empty-catalog' });
  const { body } = await call('getProducts', { query: { category: 'gold-bullion' } });
  const { dataList } = body as unknown as Lists;
  expect([dataList.total, dataList.searchProducts]).toEqual([0, []]);
  expect(dataList.category.title).toBe('Gold Bullion');
});

test('flaky: three of ten calls fail, the same three every time', async () => {
  const failures = await Promise.all(
    [1, 2].map(async () => {
      const { call } = visit({ scenario: 'flaky' });
      const statuses: number[] = [];
      for (let count = 0; count < 10; count += 1) statuses.push((await call('getMenu')).status);
      return statuses.flatMap((status, index) => (status === 503 ? [index + 1] : []));
    }),
  );
  expect(failures).toEqual([
    [2, 5, 9],
    [2, 5, 9],
  ]);
});

test('expired-session: secured calls answer 401, the others go on', async () => {
  const { call } = visit({ customerId: 'BPM-20417', scenario: 'expired-session' });
  expect((await call('getProductFromShoppingCart')).status).toBe(401);
  expect((await call('getMenu')).status).toBe(200);
});

test('a category that does not exist is not found', async () => {
  expect(
    (await visit().call('getProducts', { query: { category: 'silver/moon-dust' } })).status,
  ).toBe(404);
});

test('a list narrows, counts without its own narrowing, and pages', async () => {
  const { call } = visit();
  async function list(query: Record<string, unknown>) {
    return ((await call('getProducts', { query })).body as unknown as Lists).dataList;
  }
  const all = await list({ category: 'silver-bullion' });
  const coins = await list({ category: 'silver-bullion', form: ['coin'], size: 10, pageNumber: 2 });
  const count = (of: typeof all, form: string) =>
    of.forms.find(({ value }) => value === form)?.count;
  expect(coins.total).toBe(count(all, 'coin'));
  expect(count(coins, 'bar')).toBe(count(all, 'bar'));
  expect(coins.searchProducts).toHaveLength(10);
  expect(coins.searchProducts.every(({ form }) => form === 'coin')).toBe(true);
  const cheapest = await list({ category: 'silver-bullion', sort: 'price-asc' });
  const prices = cheapest.searchProducts.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(prices[0]).toBe(all.priceRange.min);
});
