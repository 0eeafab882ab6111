import { useEffect, useState } from 'react';

import type { Removals } from './use-removals.ts';

type Lines = (typeof import('./removed-lines.tsx'))['RemovedLines'];

/** What was removed in this tab, with its undo. */
export function Undo({ removals: { all } }: { removals: Removals }) {
  const [Lines, setLines] = useState<Lines>();
  // Fetches code. After a failure the next removal tries again.
  useEffect(() => {
    if (all.length === 0) return;
    import('./removed-lines.tsx').then(
      ({ RemovedLines }) => setLines(() => RemovedLines),
      () => undefined,
    );
  }, [all]);
  return Lines && all.length > 0 ? <Lines removals={all} /> : null;
}
