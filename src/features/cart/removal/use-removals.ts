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
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { toasts, type Toast } from '#ui/toast/toast.ts';

import { CartStartContext } from '../read/cart-start.ts';

/** The removals of this tab, latest first, and functions that add more. */
export type Removals = {
  all: readonly Removal[];
  /** A removal or undo happened on this page, so the older news is hidden. */
  hasNews: boolean;
  noted: {
    /** `toast` is the id of the message that told it. */
    removed: (line: CartLine, toast: number) => void;
    moved: (line: CartLine) => void;
    emptied: (lines: readonly CartLine[], toast: number) => void;
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
    const note = (lines: readonly CartLine[], toast?: number) => {
      setHasNews(true);
      const removal = noteRemoval({
        owner: owner ?? '',
        lines,
        ...(!toast && { isWatched: true }),
      });
      if (!toast) return;
      const label = lines.length === 1 ? 'Put it back' : 'Put them back';
      const press = () =>
        void import('./undo-removal.ts').then(({ undoRemoval }) => undoRemoval(removal));
      offerIn(toast, { about: removal.id, action: { label, press } });
    };
    return {
      removed: (line, toast) => note([line], toast),
      moved: (line) => note([line]),
      emptied: note,
    };
  }, [owner]);
  return {
    all: useMemo(() => all.filter((removal) => removal.owner === owner), [all, owner]),
    hasNews,
    noted,
  };
}

/** Adds an action to a message, if it is still shown. */
function offerIn(id: number, offer: Partial<Toast>): void {
  toasts.set(
    toasts.get().map((toast) => (toast.id === id ? Object.assign({}, toast, offer) : toast)),
  );
}
