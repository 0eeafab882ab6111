import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Boundary } from '#ui/frame/boundary.tsx';

import { FailedPart } from './failed-part.tsx';

/**
 * One part of a page, set apart: where its answer makes no sense, the part says that it could not
 * be shown and can be tried again, and the rest of the page never knows. `name` begins a sentence;
 * `headingId` is the heading inside, which the focus goes to when it is there again.
 */
export function Part({
  name,
  headingId,
  children,
}: {
  name: string;
  headingId: string;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  function retry() {
    // What nobody shows any more holds the answer that could not be shown.
    client.removeQueries({ type: 'inactive' });
    flushSync(() => setAttempt(attempt + 1));
    return Promise.resolve({ isSuccess: document.getElementById(headingId) !== null });
  }
  const failed = (
    <section className="section" aria-label={name}>
      <FailedPart
        says={`${name} could not be shown.`}
        toDo={`to show: ${name}`}
        pending={false}
        headingId={headingId}
        retry={retry}
      />
    </section>
  );
  return (
    <Boundary key={attempt} instead={failed}>
      {children}
    </Boundary>
  );
}
