import { readCustomer } from '#api/account/account-calls.server.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { answerOf, api } from '#api/client.server.ts';
import type { SpotMetal } from '#api/spot/spot.ts';

import { portfolioQuery } from './portfolio.ts';

/** A purchase to be recorded. Money in cents; the spot price and the premium are of a troy ounce. */
export type NewHolding = {
  /** Without it the piece has a name of its own. */
  productId: number | undefined;
  name: string;
  metal: SpotMetal;
  /** Fine troy ounces of one unit. */
  ounces: number;
  /** Where it was bought, if not here. */
  dealer: string | undefined;
  /** ISO 8601 */
  day: string;
  units: number;
  unitCents: number;
  feesCents: number;
  spotCents: number | undefined;
  premiumCents: number | undefined;
};

/** Records a purchase of the signed-in customer, once for each key. Throws ApiFailure. */
export async function addHolding(key: string, holding: NewHolding): Promise<void> {
  const { id: customerId } = await readCustomer();
  const { dealer, spotCents, premiumCents } = holding;
  const purchase = {
    customerId,
    productId: holding.productId ?? 0,
    productName: holding.name,
    metal: holding.metal,
    ouncesPerUnit: holding.ounces,
    transactionType: 'PURCHASED' as const,
    transactionDate: holding.day,
    transactionQuantity: holding.units,
    productUnitPrice: holding.unitCents / 100,
    fees: holding.feesCents / 100,
    ...(dealer === undefined
      ? { source: 'bold' as const }
      : { source: 'other' as const, sourceName: dealer }),
    ...(spotCents !== undefined && { userSpot: spotCents / 100 }),
    ...(premiumCents !== undefined && { userPremium: premiumCents / 100 }),
  };
  await answerOf(
    api.POST('/api/Portfolio/AddCustomerHoldings', {
      params: { header: { 'Idempotency-Key': key } },
      body: { customerHoldings: [purchase] },
    }),
  );
}

/** The id that the portfolio gave to a product of this name. Throws ApiFailure. */
export async function idOfOwn(name: string, metal: SpotMetal): Promise<number | undefined> {
  const { id } = await readCustomer();
  const query = portfolioQuery(id, { frequency: '1D', metal });
  const { holdings } = await createQueryClient().query(query);
  return holdings.find((held) => held.name.toLowerCase() === name.toLowerCase())?.id;
}
