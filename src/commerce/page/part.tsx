import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Boundary } from '#ui/frame/boundary.tsx';

import { FailedPart } from './failed-part.tsx';

/**
 * Isolates one part of a page: if its answer cannot be rendered, the part shows a message and a
 * retry button, and the rest of the page stays. `name` begins a sentence; `headingId` is the
 * heading inside the part, which gets focus after a successful retry.
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
    // Unobserved queries hold the answer that could not be rendered.
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
