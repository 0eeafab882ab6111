import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react';

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
  const [pending, startTransition] = useTransition();
  const ended = useRef<(outcome: { isSuccess: boolean }) => void>(undefined);
  const failure = useRef<HTMLElement>(null);
  // An attempt has ended when it is on the page: as the part, or as its failure with another button.
  useEffect(() => {
    if (pending || !ended.current) return;
    const button = failure.current?.querySelector('button');
    if (document.activeElement === document.body) button?.focus();
    ended.current({ isSuccess: !button });
  }, [pending]);

  function retry() {
    // Unobserved queries hold the answer that could not be rendered.
    client.removeQueries({ type: 'inactive' });
    return new Promise<{ isSuccess: boolean }>((resolve) => {
      ended.current = resolve;
      startTransition(() => setAttempt(attempt + 1));
    });
  }
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
