import { selected } from '#api/cache/asked.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { spotQuery } from '#api/spot/spot.ts';
import type { CustomerTransactionsResponse } from '#generated/models/customerTransactionsResponse.ts';
import type { PortfolioResponse } from '#generated/models/portfolioResponse.ts';
import type { SpotPriceResponse } from '#generated/models/spotPriceResponse.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect } from 'vitest';

import { visit } from './visit.ts';

const NORA = 'BPM-30001';
/** A Wednesday, 11 in the morning in New York. */
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

export type Row = Record<string, unknown>;

/** A bar of a troy ounce of silver, bought with the spot at $30. */
export const buy = (
  transactionDate: string,
  transactionQuantity: number,
  price: number,
  row: Row = {},
) => ({
  customerId: NORA,
  productName: 'Bar',
  metal: 'silver',
  ouncesPerUnit: 1,
  transactionType: 'PURCHASED',
  transactionDate,
  transactionQuantity,
  productUnitPrice: price,
  userSpot: 30,
  ...row,
});
export const sell = (date: string, quantity: number, price: number, row: Row = {}) =>
  buy(date, quantity, price, { transactionType: 'EXIT', ...row });

/** What the screens read after some steps; each may name the purchases of those before it. */
export async function kept(steps: readonly (Row[] | ((lots: number[]) => Row[]))[]) {
  const nora = visit({ customerId: NORA });
  const ids: number[] = [];
  for (const step of steps) {
    const rows = typeof step === 'function' ? step(ids) : step;
    const added = await nora.call('addCustomerHoldings', { body: { customerHoldings: rows } });
    expect(added.status).toBe(200);
    const query = { CustomerId: NORA };
    const { body } = await nora.call('getCustomerTransactions', { query });
    const { data } = body as unknown as CustomerTransactionsResponse;
    ids.splice(0, ids.length, ...data.transactions.map((each) => each.transactionId).toSorted());
  }
  const part = { frequency: '1Y', metal: 'all' } as const;
  const body = { customerId: NORA, ...part };
  const whole = await nora.call('getCustomerPortfolio', { body });
  const spot = await nora.call('getSpotPrices');
  return {
    portfolio: selected(portfolioQuery(NORA, part), whole.body as unknown as PortfolioResponse),
    quotes: selected(spotQuery(), spot.body as unknown as SpotPriceResponse).quotes,
  };
}
