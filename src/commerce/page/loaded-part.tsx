import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Asked } from '#api/cache/asked.ts';

import { FailedPart } from './failed-part.tsx';

/**
 * A part of a page whose query the loader has run: shows the answer, or a failure message with a
 * retry button. The browser runs the query for retries only.
 */
export function LoadedPart<Raw, Answer>({
  query,
  children,
  ...failed
}: {
  query: Asked<Raw, Answer>;
  says: string;
  toDo: string;
  headingId: string;
  children: (data: Answer) => ReactNode;
}) {
  const { data, isFetching, refetch } = useQuery({ ...query, enabled: false });
  if (data === undefined) return <FailedPart {...failed} pending={isFetching} retry={refetch} />;
  return children(data);
}
