import { readCustomer } from '#api/account/account-calls.server.ts';
import { answerOf, api } from '#api/client.server.ts';

import { MOST_TRADES, tradedOf, type Traded } from './traded.ts';

/** All purchases and sales of the signed-in customer, newest first. Throws ApiFailure. */
export async function allTrades(signal: AbortSignal): Promise<Traded[]> {
  const { id } = await readCustomer();
  // One that is recorded meanwhile moves the last of a page to the next: each counts once.
  const trades = new Map<number, Traded>();
  for (let pageNumber = 1; ; pageNumber++) {
    const query = { CustomerId: id, pageNumber, size: MOST_TRADES };
    const { data } = await answerOf(
      api.GET('/api/Portfolio/GetCustomerTransactions', { params: { query }, signal }),
    );
    for (const each of data.transactions) trades.set(each.transactionId, tradedOf(each));
    if (data.transactions.length < MOST_TRADES) return [...trades.values()];
  }
}
