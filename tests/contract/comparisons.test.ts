import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import type { components } from '#generated/schema.d.ts';
import { expect, test } from 'vitest';

import { visit } from './visit.ts';

setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

type Rows = components['schemas']['PriceComparison'][];

async function compared(date: string, isChart = false): Promise<Rows> {
  const { body } = await visit().call('getPriceComparisons', {
    query: { Date: date, IsChart: isChart },
  });
  return body['data'] as Rows;
}

test('at least three products of each metal are compared, at what they cost here now', async () => {
  const rows = await compared('2026-11-18');
  for (const metal of ['silver', 'gold', 'platinum', 'palladium']) {
    expect(rows.filter((row) => row.metal === metal).length).toBeGreaterThanOrEqual(3);
  }
  for (const { productId, productName, prices } of rows) {
    const input = { query: { productId } };
    const { productName: name, stocks } = await visit().data<'ProductDetail'>(
      'getProductDetail',
      input,
    );
    expect(name).toBe(productName);
    const ours = prices.filter(({ isOurs }) => isOurs);
    expect(ours.map(({ price }) => price)).toEqual([stocks[0]?.price]);
  }
});

test('some sellers print a price by card, which is above that by check', async () => {
  const prices = (await compared('2026-11-18')).flatMap((row) => row.prices);
  const byCard = prices.filter(({ cardPrice }) => cardPrice !== undefined);
  expect(byCard.length).toBeGreaterThan(0);
  expect(byCard.length).toBeLessThan(prices.length);
  for (const { price, cardPrice = 0 } of byCard) expect(cardPrice).toBeGreaterThan(price);
});

test('there are no prices of days to come, and thirty days for a chart', async () => {
  expect(await compared('2026-11-19')).toEqual([]);
  const dates = (await compared('2026-11-18', true))
    .filter(({ productName }) => productName.includes('Silver Eagle'))
    .map(({ date }) => date);
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});
