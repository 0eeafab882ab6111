import { Button } from '#ui/button.tsx';
import { focusWhenThere } from '#ui/focus-when-there.ts';
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
  async function tryAgain() {
    const { isSuccess } = await retry();
    // The part may be drawn a moment after its answer.
    if (isSuccess) await focusWhenThere(() => document.getElementById(headingId));
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
