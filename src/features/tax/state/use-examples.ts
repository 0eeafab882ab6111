import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { stripQuery } from '#api/catalog/listing.ts';
import type { StateTax } from '#api/tax/state-tax.ts';
import { taxQuoteQuery, type TaxedOrder, type TaxQuote } from '#api/tax/tax-quote.ts';

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
  const { examples, strips } = usePlanned(state, subject);
  // Three of them: `useQueries` would be 0.8 kB more on every page.
  const quotes = [useTax(examples?.[0]), useTax(examples?.[1]), useTax(examples?.[2])];
  const all: UseQueryResult[] = [...strips, ...quotes.slice(0, examples?.length ?? 0)];
  return {
    worked: examples && workedOf(examples, quotes),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => askAgain(all),
  };
}

/** What a loader has to ask for before the examples are known. */
export function stripsOf(state: StateTax, subject: Subject) {
  return [
    stripQuery(placeOfSubject(subject)),
    stripQuery(placeOfSubject(otherSubject(state, subject))),
  ] as const;
}

function usePlanned(state: StateTax, subject: Subject) {
  const [ofSubject, ofOther] = stripsOf(state, subject);
  const one = useQuery(ofSubject);
  const two = useQuery(ofOther);
  const shelf = one.data && two.data && { subject: one.data, other: two.data };
  return { examples: shelf && examplesOf(state, subject, shelf), strips: [one, two] };
}

/** Never asked for: the query needs an order. */
const NO_ORDER: TaxedOrder = { state: '', zip: '', product: { id: 0, quantity: 1 } };

function useTax(example: Example | undefined) {
  return useQuery({
    ...taxQuoteQuery(example?.order ?? NO_ORDER),
    enabled: example !== undefined,
  });
}

/**
 * None until the last is there. One of which the stock has too little has no price, and is left out.
 */
function workedOf(
  examples: readonly Example[],
  quotes: readonly { data: TaxQuote | undefined }[],
): Worked[] | undefined {
  const worked = examples.flatMap((example, index): Worked[] => {
    const quote = quotes[index]?.data;
    return quote ? [{ ...example, quote }] : [];
  });
  if (worked.length < examples.length) return undefined;
  return worked.filter(({ quote }) => quote.subtotalCents !== 0);
}

async function askAgain(all: readonly UseQueryResult[]): Promise<{ isSuccess: boolean }> {
  const failed = all.filter(({ data }) => data === undefined);
  const again = await Promise.all(failed.map(({ refetch }) => refetch()));
  return { isSuccess: again.every(({ isSuccess }) => isSuccess) };
}
