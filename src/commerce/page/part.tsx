import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Boundary } from '#ui/frame/boundary.tsx';

import { FailedPart } from './failed-part.tsx';
import { useAttempts } from './use-attempts.ts';

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
  // Unobserved queries hold the answer that could not be rendered.
  const { attempt, pending, failure, retry } = useAttempts(() =>
    client.removeQueries({ type: 'inactive' }),
  );
  const failed = (
    <section ref={failure} className="section" aria-label={name}>
      <FailedPart
        says={`${name} could not be shown.`}
        toDo={`to show: ${name}`}
        pending={pending}
        headingId={headingId}
        retry={retry}
      />
    </section>
  );
  return (
    <Boundary attempt={attempt} instead={failed}>
      {children}
    </Boundary>
  );
}
