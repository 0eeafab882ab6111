import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { countWords } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';
import { onIntent } from '#ui/timing/on-intent.ts';

const dialog = onIntent(() => import('#ui/overlay/dialog.tsx'));

/**
 * The contract has no call to restore from the archive, so archiving several messages needs a
 * confirmation.
 */
export function ArchiveQuestion({
  ids,
  heading,
  onAnswer,
}: {
  ids: readonly number[] | undefined;
  heading: RefObject<HTMLElement | null>;
  onAnswer: (yes: boolean) => void;
}) {
  const [Dialog, setDialog] = useState<(typeof import('#ui/overlay/dialog.tsx'))['Dialog']>();
  const [saidYes, setSaidYes] = useState(false);
  const isAsked = ids !== undefined;
  // Loads the dialog for a new question.
  useEffect(() => {
    if (!isAsked) return;
    setSaidYes(false);
    dialog.get().then(
      (loaded) => setDialog(() => loaded.Dialog),
      () => onAnswer(false),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each question
  }, [isAsked]);
  if (!Dialog) return null;
  return (
    <Dialog
      alert
      open={isAsked}
      onClose={() => onAnswer(false)}
      title={`Archive ${countWords(ids?.length ?? 0, 'message')}?`}
      // The pressed button may be removed with the last message.
      returnTo={saidYes ? heading.current : null}
    >
      <div className="stack">
        <p>They will count as read. You can read them in the archive, but not move them back.</p>
        <div className="row">
          <Button onClick={() => onAnswer(false)}>Keep them here</Button>
          <Button
            tone="main"
            onClick={({ currentTarget }) =>
              answerFirst(currentTarget, () => {
                // Closing reads the latest rendered state.
                flushSync(() => setSaidYes(true));
                onAnswer(true);
              })
            }
          >
            Archive them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
