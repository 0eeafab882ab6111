import { useEffect, useState, type ComponentType } from 'react';

import { useCell } from '#ui/cell.ts';

import { toasts, type Toast } from './toast.ts';

const NONE: readonly Toast[] = [];

type List = ComponentType<{ shown: readonly Toast[] }>;

/** §8 The messages of the store: at the bottom up to 1024 px, at the top above. */
export function Toasts() {
  const shown = useCell(toasts, NONE);
  const [List, setList] = useState<List>();
  const wanted = shown.length > 0;
  // Talks to the network: the whole of a message comes with the first one.
  useEffect(() => {
    if (!wanted) return;
    import('./toast-list.tsx').then(
      ({ ToastList }) => setList(() => ToastList),
      // The words have been announced, and the next message tries again.
      () => undefined,
    );
  }, [wanted]);
  if (!wanted) return null;
  return (
    <section className="toasts" aria-label="Messages" aria-keyshortcuts="F6">
      {List ? <List shown={shown} /> : null}
    </section>
  );
}
