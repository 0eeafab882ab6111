import type { UseQueryResult } from '@tanstack/react-query';

type Result = Pick<UseQueryResult<unknown, unknown>, 'data' | 'isError' | 'errorUpdateCount'>;

/**
 * Whether a query has failed and has no data. A retry clears `isError`, but not the count; an
 * answer that `select` cannot read sets `isError` only.
 */
export function hasFailed({ data, isError, errorUpdateCount }: Result): boolean {
  return data === undefined && (isError || errorUpdateCount > 0);
}
