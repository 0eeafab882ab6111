import type { Query } from '@tanstack/react-query';

import { queryClient } from '#api/cache/query-client.ts';
import { run } from '#api/cache/run.ts';
import {
  getGetCustomerPortfolioQueryKey,
  getGetProductWiseCustomerTransactionsQueryKey,
  getUpdateCustomerPortfolioMutationOptions,
} from '#generated/hooks/portfolio/portfolio.ts';
import { getGetSpotPricesQueryKey } from '#generated/hooks/spot/spot.ts';
import type { PortfolioTransaction } from '#generated/models/portfolioTransaction.ts';

/** What came into the portfolio from an order that has shipped. */
export type Arrival = { transactionId: number; name: string; units: number };

/**
 * §7 Brings shipped orders into the portfolio, once for a page of the browser; calling it again adds
 * nothing twice. If something came in, the portfolio is read again.
 */
export function arrivalsQuery(customerId: string) {
  return {
    queryKey: ['portfolio arrivals', customerId],
    queryFn: bringIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  };
}

async function bringIn(): Promise<Arrival[]> {
  const { data } = await run(getUpdateCustomerPortfolioMutationOptions(), undefined);
  const arrivals = (data.addedTransactions ?? []).map(arrivalOf);
  if (arrivals.length > 0) await refreshPortfolio();
  return arrivals;
}

function arrivalOf(transaction: PortfolioTransaction): Arrival {
  const { transactionId, productName: name, transactionQuantity: units } = transaction;
  return { transactionId, name, units };
}

/** Reads the portfolio, its products and its figures in the header again, and resolves when they are there. */
export async function refreshPortfolio(): Promise<void> {
  const client = queryClient();
  const [, path] = getGetCustomerPortfolioQueryKey();
  const [, productPath] = getGetProductWiseCustomerTransactionsQueryKey();
  const [spotPath] = getGetSpotPricesQueryKey();
  // Not the spot prices themselves, which the shopper may have paused.
  const isOwn = ({ queryKey }: Query) =>
    queryKey[1] === path ||
    queryKey[1] === productPath ||
    (queryKey[0] === spotPath && queryKey.length > 1);
  await client.invalidateQueries({ predicate: isOwn });
}
