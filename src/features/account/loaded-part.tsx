import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Asked } from '#api/cache/asked.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { useAttempts } from '#commerce/page/use-attempts.ts';
import { Boundary } from '#ui/frame/boundary.tsx';

type DrawnProps<Answer> = { data: Answer; children: (data: Answer) => ReactNode };

/**
 * A part of a page whose query the loader has run: shows the answer, or a failure message with a
 * retry button if there is none or it cannot be shown. The browser runs the query for retries only.
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
  const { attempt, pending, failure, retry } = useAttempts(refetch);
  const instead = (
    <div ref={failure}>
      <FailedPart {...failed} pending={isFetching || pending} retry={retry} />
    </div>
  );
  if (data === undefined) return instead;
  return (
    <Boundary attempt={attempt} instead={instead}>
      <Drawn data={data}>{children}</Drawn>
    </Boundary>
  );
}

/** Draws the answer inside the boundary. */
function Drawn<Answer>({ data, children }: DrawnProps<Answer>) {
  return children(data);
}
