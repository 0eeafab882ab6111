import { useQueries, useQuery } from '@tanstack/react-query';

import { stripQuery } from '#api/catalog/listing.ts';
import type { StateTax } from '#api/tax/state-tax.ts';
import { taxQuoteQuery, type TaxQuote } from '#api/tax/tax-quote.ts';
import { hasFailed } from '#commerce/page/has-failed.ts';

import {
  examplesOf,
  otherSubject,
  placeOfSubject,
  type Example,
  type Subject,
} from './examples.ts';

/** An example with what the API says of it. */
export type Worked = Example & { quote: TaxQuote };

/** The examples of a state, with the prices and the tax of now. */
export function useExamples(state: StateTax, subject: Subject) {
  const [one, two] = stripsOf(state, subject);
  const subjects = useQuery(one);
  const others = useQuery(two);
  const shelf = { subject: subjects.data ?? [], other: others.data ?? [] };
  const examples = subjects.data && others.data ? examplesOf(state, subject, shelf) : undefined;
  const quotes = useQueries({
    queries: (examples ?? []).map(({ order }) => taxQuoteQuery(order)),
  });
  const all = [subjects, others, ...quotes];
  const worked = examples?.flatMap((example, index): Worked[] => {
    const quote = quotes[index]?.data;
    return quote ? [{ ...example, quote }] : [];
  });
  return {
    worked: worked?.length === examples?.length ? worked : undefined,
    hasFailed: all.some((query) => hasFailed(query)),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: async () => {
      const again = await Promise.all(
        all.filter(({ data }) => data === undefined).map(({ refetch }) => refetch()),
      );
      return { isSuccess: again.every(({ isSuccess }) => isSuccess) };
    },
  };
}

/** What a loader has to ask for before the examples are known. */
export function stripsOf(state: StateTax, subject: Subject) {
  return [
    stripQuery(placeOfSubject(subject)),
    stripQuery(placeOfSubject(otherSubject(state, subject))),
  ] as const;
}
