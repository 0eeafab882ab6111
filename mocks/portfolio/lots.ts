import { fraction, halfUp, times } from '../pricing/exact.ts';
import { type Sum, type Sums, addTo, emptySum, microOf, withoutFloatError } from './sums.ts';
import { type Transaction, metalWorthCents, timesQuantity } from './transaction.ts';

/** The unsold part of one purchase; money in cents, fees included. */
export type Lot = { from: Transaction; quantity: number; costCents: number; pastCents: number };

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

/** A sale of more units than there were to take. */
export type Shortage = { sale: Transaction; held: number };

/** Lots and sums after some transactions. `record` adds the next one in order. */
export type Book = {
  byProduct: Map<number, { lots: Lot[]; firstOpen: number }>;
  byId: Map<number, Lot>;
  sums: Sums;
};

function rank({ type }: Transaction): number {
  return type === 'PURCHASED' ? 0 : 1;
}

/** Sales after purchases of the same day; otherwise a day's transactions as they were added. */
export function inOrder(transactions: readonly Transaction[]): Transaction[] {
  return transactions.toSorted((one, other) => {
    if (one.date !== other.date) return one.date < other.date ? -1 : 1;
    return rank(one) - rank(other) || one.id - other.id;
  });
}

export function openBook(): Book {
  const [gold, silver] = [emptySum(), emptySum()];
  const sums = { gold, silver, platinum: emptySum(), palladium: emptySum() };
  return { byProduct: new Map(), byId: new Map(), sums };
}

/** Records the next transaction; of a sale, tells what it took and the units that were there. */
export function record(book: Book, transaction: Transaction): { taken: ClosedLot[]; held: number } {
  if (transaction.type !== 'PURCHASED') return sell(book, transaction);
  const { id, productId, quantity, metal } = transaction;
  const lot: Lot = { from: transaction, quantity, ...wholeOf(transaction) };
  const mine = book.byProduct.get(productId) ?? { lots: [], firstOpen: 0 };
  mine.lots.push(lot);
  book.byProduct.set(productId, mine);
  book.byId.set(id, lot);
  addTo(book.sums[metal], transaction.ounces, lot);
  return { taken: [], held: quantity };
}

function wholeOf({ unitCents, feesCents, quantity, spotCents, ounces }: Transaction) {
  return {
    costCents: timesQuantity(unitCents, quantity) + feesCents,
    pastCents: metalWorthCents(spotCents, ounces, quantity),
  };
}

/** The lots that a sale may take, in the order in which it does: named ones, or the oldest first. */
function* lotsFor(book: Book, { lotIds, productId, date }: Transaction): Generator<Lot> {
  if (lotIds) {
    for (const id of lotIds) {
      const lot = book.byId.get(id);
      if (lot && lot.from.productId === productId && lot.from.date <= date) yield lot;
    }
    return;
  }
  const mine = book.byProduct.get(productId);
  if (!mine) return;
  while (mine.lots[mine.firstOpen]?.quantity === 0) mine.firstOpen += 1;
  for (let at = mine.firstOpen; at < mine.lots.length; at += 1) {
    const lot = mine.lots[at];
    if (lot) yield lot;
  }
}

function sell(book: Book, sale: Transaction): { taken: ClosedLot[]; held: number } {
  const taken: ClosedLot[] = [];
  const proceeds = timesQuantity(sale.unitCents, sale.quantity) - sale.feesCents;
  let left = sale.quantity;
  let proceedsLeft = proceeds;
  for (const lot of lotsFor(book, sale)) {
    const quantity = Math.min(left, lot.quantity);
    if (quantity > 0) {
      // Each share is of what is left, so the last one takes the rest and no cent is lost.
      const proceedsCents = shareOf(proceedsLeft, quantity, left);
      proceedsLeft -= proceedsCents;
      left = withoutFloatError(left - quantity);
      taken.push({
        ...takeFrom(lot, quantity, book),
        sale,
        proceedsCents,
        isLong: isLong(lot, sale),
      });
    }
    if (left <= 0) break;
  }
  return { taken, held: withoutFloatError(sale.quantity - left) };
}

function takeFrom(
  lot: Lot,
  quantity: number,
  book: Book,
): Pick<ClosedLot, 'from' | 'quantity' | 'basisCents'> {
  const basisCents = shareOf(lot.costCents, quantity, lot.quantity);
  const pastCents = shareOf(lot.pastCents, quantity, lot.quantity);
  const { metal, ounces } = lot.from;
  addTo(book.sums[metal], ounces, {
    quantity: -quantity,
    costCents: -basisCents,
    pastCents: -pastCents,
  });
  lot.quantity = withoutFloatError(lot.quantity - quantity);
  lot.costCents -= basisCents;
  lot.pastCents -= pastCents;
  return { from: lot.from, quantity, basisCents };
}

/** The cents of a part of a quantity, half up. */
function shareOf(cents: number, part: number, whole: number): number {
  if (part === whole) return cents;
  const { top, bottom } = times(fraction(cents), fraction(microOf(part)));
  return halfUp({ top, bottom: bottom * BigInt(microOf(whole)) });
}

/** Held for more than a year: a sale on the same day of the next year is not long-term yet. */
function isLong({ from }: Lot, sale: Transaction): boolean {
  return sale.date > `${Number(from.date.slice(0, 4)) + 1}${from.date.slice(4)}`;
}

/** The lots of a portfolio, and the sales of more units than were there. */
export function lotsOf(transactions: readonly Transaction[]): {
  open: Lot[];
  closed: ClosedLot[];
  shortages: Shortage[];
  sums: Sums;
} {
  const book = openBook();
  const closed: ClosedLot[] = [];
  const shortages: Shortage[] = [];
  for (const transaction of inOrder(transactions)) {
    const { taken, held } = record(book, transaction);
    for (const each of taken) closed.push(each);
    if (held < transaction.quantity) shortages.push({ sale: transaction, held });
  }
  const open = [...book.byId.values()].filter(({ quantity }) => quantity > 0);
  return { open, closed, shortages, sums: book.sums };
}

/** Units of these lots. */
export function unitsOf(lots: readonly Pick<Lot, 'quantity'>[]): number {
  return withoutFloatError(lots.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** Adds up what is left of lots. */
export function sumOf(lots: readonly Lot[]): Sum {
  const sum = emptySum();
  for (const lot of lots) addTo(sum, lot.from.ounces, lot);
  return sum;
}
