import { useEffect, useRef, useState, useTransition } from 'react';

type Outcome = { isSuccess: boolean };

/**
 * Attempts to show a part of a page again, of which `prepare` gets what they need. `attempt` is for
 * its boundary, `failure` for the element that stands in its place, with a retry button. A retry ends
 * when the attempt is on the page: as the part, or as its failure with another button.
 */
export function useAttempts(prepare: () => unknown) {
  const [attempt, setAttempt] = useState(0);
  const [pending, startTransition] = useTransition();
  const ended = useRef<(outcome: Outcome) => void>(undefined);
  const failure = useRef<HTMLDivElement>(null);
  // Updates the focus and who has asked, once the attempt is on the page.
  useEffect(() => {
    if (attempt === 0) return;
    const button = failure.current?.querySelector('button');
    if (document.activeElement === document.body) button?.focus();
    ended.current?.({ isSuccess: !button });
  }, [attempt]);

  async function retry() {
    await prepare();
    return new Promise<Outcome>((resolve) => {
      ended.current = resolve;
      startTransition(() => setAttempt((past) => past + 1));
    });
  }
  return { attempt, pending, failure, retry };
}
