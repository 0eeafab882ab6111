import { readCustomer } from '#api/account/account-calls.server.ts';
import { answerOf, api } from '#api/client.server.ts';

import { holdingOf, type NewTrade } from './new-trade.ts';

/** Records trades of the signed-in customer, all or none, once for each key; returns their ids. */
export async function addTrades(key: string, trades: readonly NewTrade[]): Promise<number[]> {
  const { id: customerId } = await readCustomer();
  const { data } = await answerOf(
    api.POST('/api/Portfolio/AddCustomerHoldings', {
      params: { header: { 'Idempotency-Key': key } },
      body: { customerHoldings: trades.map((trade) => holdingOf(customerId, trade)) },
    }),
  );
  return data.transactionIds ?? [];
}
