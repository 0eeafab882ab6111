import { answersOf, type Preloaded } from '#api/cache/preload.ts';
import { createQueryClient, ensure } from '#api/cache/query-client.ts';
import { problemOf, type ApiError } from '#lib/api-error.ts';

import { taxQuoteQuery, type TaxedOrder } from './tax-quote.ts';

/** The answer of the API for the page's cache, or why there is none: a refusal is shown in the form. */
export type LoadedQuote = Preloaded & { problem?: ApiError };

/** Asks on the server for the tax on an order, if there is one. */
export async function preloadQuote(order: TaxedOrder | undefined): Promise<LoadedQuote> {
  if (!order) return {};
  const client = createQueryClient();
  const problem = await failureOf(client.query(taxQuoteQuery(order)));
  return problem ? { problem } : answersOf(client);
}

/** The same in the browser, where the cache of all screens has the answer. */
export async function prefetchQuote(order: TaxedOrder | undefined): Promise<LoadedQuote> {
  const problem = order && (await failureOf(ensure(taxQuoteQuery(order))));
  return problem ? { problem } : {};
}

async function failureOf(work: Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return problemOf(error) ?? { kind: 'unreadable' };
  }
}
