import { useCallback, useState } from 'react';

import type { CartLine } from '#api/cart.ts';

import type { Removal } from './removed-lines.tsx';

/** What was taken out while this page is there, latest first, and how to note more of it. */
export type Removals = {
  all: readonly Removal[];
  /** Something was taken out, or put back: older news is no news. */
  hasNews: boolean;
  removed: (line: CartLine) => void;
  moved: (line: CartLine) => void;
  emptied: (lines: readonly CartLine[]) => void;
  drop: (removal: Removal) => void;
};

const NONE: readonly Removal[] = [];
let lastId = 0;

/** Every removal can be undone, however long ago. */
export function useRemovals(): Removals {
  const [all, setAll] = useState(NONE);
  const [hasNews, setHasNews] = useState(false);
  const note = useCallback((removal: Omit<Removal, 'id'>) => {
    setHasNews(true);
    setAll((before) => [{ ...removal, id: ++lastId }, ...before]);
  }, []);
  // Kept the same from render to render, or every line of the cart would be drawn again.
  const removed = useCallback((line: CartLine) => note({ lines: [line] }), [note]);
  const moved = useCallback((line: CartLine) => note({ lines: [line], isWatched: true }), [note]);
  const emptied = useCallback((lines: readonly CartLine[]) => note({ lines }), [note]);
  const drop = useCallback(
    (removal: Removal) => setAll((before) => before.filter(({ id }) => id !== removal.id)),
    [],
  );
  return { all, hasNews, removed, moved, emptied, drop };
}
