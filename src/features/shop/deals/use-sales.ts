import { useState } from 'react';

import type { Sale } from '#api/catalog/deals-model.ts';
import { useServerTime } from '#ui/timing/server-time.ts';

/** A sales event on the screen. `end`: it ended while it was shown, or before. */
export type ShownSale = { sale: Sale; end?: 'seen' | 'before' };

/**
 * The sales events of a page, the first to end first. An event that ends stays on the screen: its
 * products then have the prices of today. `end` is called when a countdown is over.
 */
export function useSales(sales: readonly Sale[]) {
  const [answered, setAnswered] = useState(sales);
  const [seen, setSeen] = useState(sales);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [first] = useState(sales);
  const openedAt = useServerTime(false);
  if (sales !== answered) {
    setAnswered(sales);
    setSeen(together(seen, sales));
  }
  const shown = seen.map((sale): ShownSale => {
    // A kept page can be older than the end of its sales.
    const isOverBefore = openedAt !== undefined && Date.parse(sale.endsAt) <= openedAt;
    if (isOverBefore && first.some((one) => runOf(one) === runOf(sale))) {
      return { sale, end: 'before' };
    }
    const isOver = ended.includes(runOf(sale)) || !sales.some(({ id }) => id === sale.id);
    return isOver ? { sale, end: 'seen' } : { sale };
  });
  return { shown, end: (sale: Sale) => setEnded((before) => [...before, runOf(sale)]) };
}

/** An event can be held again, or be made longer. */
function runOf({ id, endsAt }: Sale): string {
  return `${id} ${endsAt}`;
}

/** What was on the screen stays; the newest answer has the prices. */
function together(seen: readonly Sale[], sales: readonly Sale[]): readonly Sale[] {
  const gone = seen.filter(({ id }) => !sales.some((sale) => sale.id === id));
  return [...gone, ...sales].toSorted((one, other) => one.endsAt.localeCompare(other.endsAt));
}
