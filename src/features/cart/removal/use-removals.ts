import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState, useSyncExternalStore } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { customerQuery } from '#api/session/session.ts';
import {
  followRemovals,
  noteRemoval,
  NO_REMOVALS,
  removals,
  type Removal,
} from '#commerce/cart/keep/removals.ts';
import { CartStartContext } from '#commerce/cart/read/cart-start.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { messages } from '#commerce/words/messages.ts';
import { offerInToast } from '#ui/toast/shown-toast.ts';

/** The removals of this tab, latest first, and functions that add more. */
export type Removals = {
  all: readonly Removal[];
  /** A removal or undo happened on this page, so the older news is hidden. */
  hasNews: boolean;
  noted: {
    removed: (line: CartLine) => void;
    moved: (line: CartLine) => void;
    emptied: (lines: readonly CartLine[]) => void;
  };
};

/** A removal can be undone as long as the tab is open, also after reloads and on other pages. */
export function useRemovals(): Removals {
  const all = useSyncExternalStore(followRemovals, removals, () => NO_REMOVALS);
  const signedIn = useSignedIn(use(CartStartContext).signedIn);
  const { data: customer } = useQuery({ ...customerQuery(), enabled: signedIn });
  const owner = signedIn ? customer?.id : '';
  const [hasNews, setHasNews] = useState(false);
  // Memoized, because a new object would render every line of the cart again.
  const noted = useMemo<Removals['noted']>(() => {
    const note = (lines: readonly CartLine[], more: { isWatched?: true } = {}) => {
      setHasNews(true);
      const removal = noteRemoval({ owner: owner ?? '', lines, ...more });
      if (more.isWatched) return;
      offerInToast(messages.cartDeleted, {
        label: lines.length === 1 ? 'Put it back' : 'Put them back',
        press: () =>
          void import('./undo-removal.ts').then(({ undoRemoval }) => undoRemoval(removal)),
      });
    };
    return {
      removed: (line) => note([line]),
      moved: (line) => note([line], { isWatched: true }),
      emptied: (lines) => note(lines),
    };
  }, [owner]);
  return {
    all: useMemo(() => all.filter((removal) => removal.owner === owner), [all, owner]),
    hasNews,
    noted,
  };
}
