import { run } from '#api/cache/run.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { asked } from '#api/cache/asked.ts';
import {
  getAddCustomerHoldingsMutationOptions,
  getGetCustomerTransactionsQueryOptions,
  getRemovePortfolioTransactionsMutationOptions,
} from '#generated/hooks/trades/trades.ts';

import { holdingOf, type NewTrade } from './new-trade.ts';
import { MOST_TRADES, tradedOf, type Traded } from './traded.ts';

/** Every call throws ApiFailure. They are made in the browser, for one page after the other. */

/** All purchases and sales as they are now, newest first; `onRead` tells how many there are so far. */
export async function readTrades(
  customerId: string,
  onRead: (count: number, of: number) => void,
): Promise<Traded[]> {
  // One that is recorded meanwhile moves the last of a page to the next: each counts once.
  const trades = new Map<number, Traded>();
  for (let pageNumber = 1; ; pageNumber++) {
    const params = { CustomerId: customerId, pageNumber, size: MOST_TRADES };
    const query = asked(getGetCustomerTransactionsQueryOptions(params));
    const { data } = await queryClient().query({ ...query, staleTime: 0, gcTime: 0 });
    for (const each of data.transactions) trades.set(each.transactionId, tradedOf(each));
    onRead(trades.size, data.totalCount);
    if (data.transactions.length < MOST_TRADES) return [...trades.values()];
  }
}

/** Records trades, all or none, once for each key. Returns their ids, as far as the API tells them. */
export async function addTrades(
  customerId: string,
  key: string,
  trades: readonly NewTrade[],
): Promise<number[]> {
  const customerHoldings = trades.map((trade) => holdingOf(customerId, trade));
  const options = { request: { headers: { 'Idempotency-Key': key } } };
  const { data } = await run(getAddCustomerHoldingsMutationOptions(options), {
    data: { customerHoldings },
  });
  return data.transactionIds ?? [];
}

/** Takes at most {@link MOST_TRADES} trades out again, all or none. */
export async function removeTrades(customerId: string, transactionIds: number[]): Promise<void> {
  await run(getRemovePortfolioTransactionsMutationOptions(), {
    data: { customerId, transactionIds },
  });
}
