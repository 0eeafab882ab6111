import { useState } from 'react';

import type { Sale } from '#api/catalog/deals.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';

/** A sales event on the screen. `end`: it ended while it was shown, or before. */
export type ShownSale = { sale: Sale; end?: 'seen' | 'before' };

/**
 * The sales events of a page, the first to end first. An event that ends stays on the screen: its
 * products then have the prices of today. `end` is called when a countdown is over.
 */
export function useSales(sales: readonly Sale[]) {
  const [answered, setAnswered] = useState(sales);
  const [seen, setSeen] = useState(sales);
  const [ended, setEnded] = useState<readonly number[]>([]);
  // A kept page can be older than the end of its sales.
  const [overBefore] = useState(() => sales.filter(isPast).map(({ id }) => id));
  const hydrated = useHydrated();
  if (sales !== answered) {
    setAnswered(sales);
    setSeen(together(seen, sales));
  }
  const shown = seen.map((sale): ShownSale => {
    if (hydrated && overBefore.includes(sale.id)) return { sale, end: 'before' };
    const isOver = ended.includes(sale.id) || !sales.some(({ id }) => id === sale.id);
    return isOver ? { sale, end: 'seen' } : { sale };
  });
  return { shown, end: (id: number) => setEnded((before) => [...before, id]) };
}

function isPast({ endsAt }: Sale): boolean {
  return Date.parse(endsAt) <= Date.now();
}

/** What was on the screen stays; the newest answer has the prices. */
function together(seen: readonly Sale[], sales: readonly Sale[]): readonly Sale[] {
  const gone = seen.filter(({ id }) => !sales.some((sale) => sale.id === id));
  return [...gone, ...sales].toSorted((one, other) => one.endsAt.localeCompare(other.endsAt));
}
