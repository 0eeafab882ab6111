import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Asked } from '#api/cache/asked.ts';

import { FailedPart } from './failed-part.tsx';

/**
 * A part of a page whose loader has asked already: what it got, or, where the part failed, words
 * that say so and a way to try again. The browser asks only for the second try.
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
