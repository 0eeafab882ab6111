import { type Transaction, timesQuantity } from './transaction.ts';

/** The unsold part of one purchase. */
export type Lot = { from: Transaction; quantity: number };

/** A part of a purchase that was sold; money in cents. */
export type ClosedLot = {
  from: Transaction;
  sale: Transaction;
  quantity: number;
  basisCents: number;
  proceedsCents: number;
  /** Held for more than a year. */
  isLong: boolean;
};

/** Rounds away floating-point error such as that of 0.1 + 0.2. */
function withoutFloatError(quantity: number): number {
  return Math.round(quantity * 1e6) / 1e6;
}

function rank({ type }: Transaction): number {
  return type === 'PURCHASED' ? 0 : 1;
}

/** Sales after purchases of the same day. */
export function inOrder(transactions: readonly Transaction[]): Transaction[] {
  return transactions.toSorted(
    (one, other) => one.date.localeCompare(other.date) || rank(one) - rank(other),
  );
}

/** The lots of a portfolio: a sale takes the oldest units of its product first. */
export function lotsOf(transactions: readonly Transaction[]): { open: Lot[]; closed: ClosedLot[] } {
  const open: Lot[] = [];
  const closed: ClosedLot[] = [];
  for (const transaction of inOrder(transactions)) {
    if (transaction.type === 'PURCHASED') {
      open.push({ from: transaction, quantity: transaction.quantity });
    } else {
      closed.push(...take(open, transaction));
    }
  }
  return { open: open.filter(({ quantity }) => quantity > 0), closed };
}

function take(open: Lot[], sale: Transaction): ClosedLot[] {
  let left = sale.quantity;
  return open.flatMap((lot) => {
    if (lot.from.productId !== sale.productId || left <= 0 || lot.quantity <= 0) return [];
    const quantity = Math.min(left, lot.quantity);
    left = withoutFloatError(left - quantity);
    lot.quantity = withoutFloatError(lot.quantity - quantity);
    return [closedLot(lot.from, sale, quantity)];
  });
}

function closedLot(from: Transaction, sale: Transaction, quantity: number): ClosedLot {
  return {
    from,
    sale,
    quantity,
    basisCents: timesQuantity(from.unitCents, quantity),
    proceedsCents: timesQuantity(sale.unitCents, quantity),
    isLong: sale.date > aYearAfter(from.date),
  };
}

/** The same day of the next year. A sale on it is not long-term yet. */
function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** Units of a product held after all of these transactions. */
export function heldOf(transactions: readonly Transaction[], productId: number): number {
  const { open } = lotsOf(transactions);
  const mine = open.filter(({ from }) => from.productId === productId);
  return withoutFloatError(mine.reduce((sum, { quantity }) => sum + quantity, 0));
}
