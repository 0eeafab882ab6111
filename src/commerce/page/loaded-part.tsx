import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailedPart } from './failed-part.tsx';

/**
 * A part of a page whose loader has asked already: what it got, or, where the part failed, words
 * that say so and a way to try again. The browser asks only for the second try.
 */
export function LoadedPart<Data, Key extends QueryKey>({
  query,
  children,
  ...failed
}: {
  query: UseQueryOptions<Data, Error, Data, Key>;
  says: string;
  toDo: string;
  headingId: string;
  children: (data: Data) => ReactNode;
}) {
  const { data, isFetching, refetch } = useQuery({ ...query, enabled: false });
  if (data === undefined) return <FailedPart {...failed} pending={isFetching} retry={refetch} />;
  return children(data);
}
