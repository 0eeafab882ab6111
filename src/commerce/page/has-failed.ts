import type { UseQueryResult } from '@tanstack/react-query';

type Result = Pick<UseQueryResult<unknown, unknown>, 'data' | 'isError' | 'errorUpdateCount'>;

/**
 * Whether a query has failed and has nothing to show. A retry clears `isError`, but not the count; an
 * answer that `select` cannot read sets `isError` alone.
 */
export function hasFailed({ data, isError, errorUpdateCount }: Result): boolean {
  return data === undefined && (isError || errorUpdateCount > 0);
}
