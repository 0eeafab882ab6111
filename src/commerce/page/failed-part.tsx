import { useEffect, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
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
  const hydrated = useHydrated();
  const hasCome = useRef(false);
  // Moves the focus once the part has replaced this, a moment after its answer.
  useEffect(() => () => void (hasCome.current && focusOn(headingId)), [headingId]);

  async function tryAgain() {
    const { isSuccess } = await retry();
    hasCome.current = isSuccess;
    if (isSuccess) focusOn(headingId);
    else announce(says);
  }
  const again = (
    <>
      Try again<VisuallyHidden> {toDo}</VisuallyHidden>
    </>
  );
  return (
    <div className="row">
      <p>{says}</p>
      {hydrated ? (
        <Button pending={pending} onClick={() => void tryAgain()}>
          {again}
        </Button>
      ) : (
        <noscript>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this page, with its query */}
          <a href="">{again}</a>
        </noscript>
      )}
    </div>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
