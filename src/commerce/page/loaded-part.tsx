import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { Asked } from '#api/cache/asked.ts';
import { Boundary } from '#ui/frame/boundary.tsx';

import { FailedPart } from './failed-part.tsx';

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
  const [attempt, setAttempt] = useState(0);
  const failure = useRef<HTMLDivElement>(null);

  async function retry() {
    const { isSuccess } = await refetch();
    // The attempt has ended: it is on the page as the part, or as its failure with another button.
    flushSync(() => setAttempt(attempt + 1));
    const button = failure.current?.querySelector('button');
    if (document.activeElement === document.body) button?.focus();
    return { isSuccess: isSuccess && !button };
  }
  const instead = (
    <div ref={failure}>
      <FailedPart {...failed} pending={isFetching} retry={retry} />
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
