import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { announce } from '#ui/toast/announcer.tsx';

/**
 * In place of a part of a page that did not load, while the rest stays as it is. Trying again with
 * success moves the focus from the button, which goes, to the heading with `headingId`.
 */
export function FailedPart({
  says,
  toDo,
  pending,
  headingId,
  retry,
}: {
  says: string;
  /** What trying again is for, heard after "Try again". */
  toDo: string;
  pending: boolean;
  headingId: string;
  retry: () => Promise<{ isSuccess: boolean }>;
}) {
  async function tryAgain() {
    const { isSuccess } = await retry();
    if (isSuccess) document.getElementById(headingId)?.focus();
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
