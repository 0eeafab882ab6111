import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';

import type { ApiFailure } from '#lib/api-error.ts';
import { reportMissingSection } from '#lib/missing-sections.ts';

/** A query: `Raw` is the API's answer in the cache, `Answer` what `select` makes of it. */
export type Asked<Raw, Answer = Raw> = Omit<
  UseQueryOptions<Raw, ApiFailure, Answer>,
  'queryFn' | 'queryKey'
> & {
  queryFn: QueryFunction<Raw>;
  queryKey: DataTag<QueryKey, Raw, ApiFailure>;
};

/**
 * Generated query options with the types that they have at run time: orval tags the key with what
 * `select` makes of the answer, although the cache holds the answer itself, and allows a query
 * without a function, which a suspending component must not be given. On the server, an answer that
 * `select` cannot read leaves its page without a section.
 */
export function asked<Raw>(options: UseQueryOptions<Raw, ApiFailure>): Asked<Raw>;
export function asked<Raw, Answer>(
  options: UseQueryOptions<Raw, ApiFailure, Answer>,
): Asked<Raw, Answer>;
export function asked(options: { select?: (raw: unknown) => unknown }): object {
  const { select } = options;
  if (!import.meta.env.SSR || !select) return options;
  return { ...options, select: (raw: unknown) => selectOrReport(select, raw) };
}

function selectOrReport(select: (raw: unknown) => unknown, raw: unknown): unknown {
  try {
    return select(raw);
  } catch (error) {
    reportMissingSection();
    throw error;
  }
}

/** The API's answer as the query's `select` changes it. */
export function selected<Raw, Answer>({ select }: Asked<Raw, Answer>, raw: Raw): Answer {
  return select ? select(raw) : (raw as unknown as Answer);
}
