import { useEffect, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { announce } from '#ui/toast/announcer.tsx';

/**
 * Replaces a part of a page that did not load; the rest stays. After a successful retry, the button
 * is gone and focus moves to the heading with `headingId`.
 */
export function FailedPart({
  says,
  toDo,
  pending,
  headingId,
  retry,
}: {
  says: string;
  /** The purpose of the retry, read after "Try again". */
  toDo: string;
  pending: boolean;
  headingId: string;
  retry: () => Promise<{ isSuccess: boolean }>;
}) {
  const hasCome = useRef(false);
  // Moves the focus once the part has replaced this, a moment after its answer.
  useEffect(() => () => void (hasCome.current && focusOn(headingId)), [headingId]);

  async function tryAgain() {
    const { isSuccess } = await retry();
    hasCome.current = isSuccess;
    if (isSuccess) focusOn(headingId);
    else announce(says);
  }
  return (
    <div className="row">
      <p>{says}</p>
      <Button pending={pending} onClick={() => void tryAgain()}>
        Try again<VisuallyHidden> {toDo}</VisuallyHidden>
      </Button>
    </div>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
