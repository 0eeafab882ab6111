import { readCustomer } from '#api/account/account-calls.server.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { answerOf, api } from '#api/client.server.ts';

import { holdingQuery, type HoldingHistory } from './holding.ts';

/** Every call throws ApiFailure, and is of the signed-in customer. Money in cents. */

/** A sale elsewhere; without `lotIds` it takes the oldest units first. */
type NewSale = { units: number; feesCents: number; lotIds: number[] | undefined };

/** What may be corrected of a purchase or sale. */
export type Correction = { day: string; units: number; unitCents: number; feesCents: number };

/** The product as it is now; throws `missing` if the portfolio does not know it. */
export async function readHolding(productId: number): Promise<HoldingHistory> {
  const { id } = await readCustomer();
  return createQueryClient().query(holdingQuery(id, productId, '1D'));
}

/** Records sales of one day and price, all or none, once for each key. */
export async function recordSales(
  key: string,
  { id: productId, name, metal }: HoldingHistory,
  { day, unitCents }: { day: string; unitCents: number },
  sales: readonly NewSale[],
): Promise<void> {
  const { id: customerId } = await readCustomer();
  const customerHoldings = sales.map(({ units, feesCents, lotIds }) => ({
    customerId,
    productId,
    productName: name,
    ...(metal && { metal }),
    transactionType: 'EXIT' as const,
    transactionDate: day,
    transactionQuantity: units,
    productUnitPrice: unitCents / 100,
    fees: feesCents / 100,
    ...(lotIds && { lotIds }),
  }));
  const params = { header: { 'Idempotency-Key': key } };
  const body = { customerHoldings };
  await answerOf(api.POST('/api/Portfolio/AddCustomerHoldings', { params, body }));
}

export async function correctTrade(
  transactionId: number,
  { day, units, unitCents, feesCents }: Correction,
): Promise<void> {
  const { id: customerId } = await readCustomer();
  const body = {
    customerId,
    transactionId,
    transactionDate: day,
    transactionQuantity: units,
    productUnitPrice: unitCents / 100,
    fees: feesCents / 100,
  };
  await answerOf(api.PUT('/api/Portfolio/UpdatePortfolioTransaction', { body }));
}

/** Brings purchases or sales back that were taken out of the portfolio, all or none. */
export async function bringBack(transactionIds: number[]): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/RestorePortfolioTransactions', {
      body: { customerId, transactionIds },
    }),
  );
}
