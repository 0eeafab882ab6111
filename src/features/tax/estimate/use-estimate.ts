import { useQuery } from '@tanstack/react-query';

import { taxQuoteQuery, type TaxedOrder, type TaxQuote } from '#api/tax/tax-quote.ts';
import { problemOf, type ApiError } from '#lib/api-error.ts';

import type { Asked } from '../tax-place.ts';

/** What came of an order that the address names. */
export type Estimate = {
  quote: TaxQuote | undefined;
  /** What the API refuses, by the name of the field. */
  refused: Record<string, string>;
  /** It failed otherwise. */
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => Promise<{ isSuccess: boolean }>;
};

/** Never asked for: the query needs an order. */
const NO_ORDER: TaxedOrder = {
  state: '',
  zip: '',
  goods: { metal: 'silver', form: 'coin', cents: 0 },
};

/** The tax on the order of the address. `problem` is why its loader has none. */
export function useEstimate({ order }: Asked, problem: ApiError | undefined): Estimate {
  const query = useQuery({
    ...taxQuoteQuery(order ?? NO_ORDER),
    // After the end of a session the browser asks, and leads to signing in.
    enabled: order !== undefined && (problem === undefined || problem.kind === 'expired'),
    retryOnMount: false,
  });
  const quote = order && query.data;
  const failure = order && !quote ? (problemOf(query.error) ?? problem) : undefined;
  const refused = refusedIn(failure);
  const isRefused = Object.keys(refused).length > 0;
  return {
    quote,
    refused,
    hasFailed: failure !== undefined && !isRefused,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}

const FIELDS: Readonly<Record<string, string>> = { zip: 'zip', amount: 'sum', state: 'ship' };

/** A refusal beside the field that it is about: "destination.zip" is the ZIP code. */
function refusedIn(failure: ApiError | undefined): Record<string, string> {
  if (failure?.kind !== 'refused' || failure.status !== 400) return {};
  const named = failure.fields.map(({ field, message }): [string, string] => {
    const end = field.split(/\W/).at(-1) ?? '';
    return [FIELDS[end] ?? 'sum', message];
  });
  return named.length > 0 ? Object.fromEntries(named) : { sum: failure.says };
}
