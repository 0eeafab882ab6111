import { dateOfDay, newYorkDay } from '../market/new-york.ts';
import { type OrderRecord, grandTotalCents } from './order-record.ts';
import { type OrderStatus, statusAt } from './timeline.ts';

type Asked = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  /** ISO dates in New York, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: 'newest' | 'oldest' | 'total-high' | 'total-low' | undefined;
};

/** The orders that match a query, sorted as it says. `orders` come newest first. */
export function searched(
  orders: readonly OrderRecord[],
  { search = '', status, from = '', to = '9999', sort = 'newest' }: Asked,
  now: number,
): OrderRecord[] {
  const words = search.trim().toLowerCase();
  const found = orders.filter((order) => {
    const day = dateOfDay(newYorkDay(order.orderedAt));
    if (day < from || day > to) return false;
    if (words && !saysIn(order, words)) return false;
    // Last, because computing a status is slow.
    return !status || statusAt(order, now) === status;
  });
  switch (sort) {
    case 'newest':
      return found;
    case 'oldest':
      return found.toReversed();
    case 'total-high':
      return found.toSorted((one, other) => grandTotalCents(other) - grandTotalCents(one));
    case 'total-low':
      return found.toSorted((one, other) => grandTotalCents(one) - grandTotalCents(other));
  }
}

function saysIn({ invoice, lines }: OrderRecord, words: string): boolean {
  return (
    invoice.toLowerCase().includes(words) ||
    lines.some(({ name }) => name.toLowerCase().includes(words))
  );
}
