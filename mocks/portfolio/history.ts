import { type Wire, dollars } from '../backend/wire.ts';
import { gainCents } from './figures.ts';
import { type ClosedLot, inOrder, openBook, record } from './lots.ts';
import { withoutFloatError } from './sums.ts';
import { type Transaction, timesQuantity } from './transaction.ts';

type Told = Wire<'PortfolioTransaction'>;

/** Transactions with the units of the product held before and after each, newest first. */
export function historyOf(transactions: readonly Transaction[]): Told[] {
  const book = openBook();
  const units = new Map<number, number>();
  const told: Told[] = [];
  for (const transaction of inOrder(transactions)) {
    const { productId, type, quantity } = transaction;
    const before = units.get(productId) ?? 0;
    const after = withoutFloatError(before + (type === 'PURCHASED' ? quantity : -quantity));
    units.set(productId, after);
    const { taken } = record(book, transaction);
    told.push(rowOf(transaction, taken, { beforeQuantity: before, afterQuantity: after }));
  }
  return told.toReversed();
}

function rowOf(
  transaction: Transaction,
  taken: readonly ClosedLot[],
  held: { beforeQuantity: number; afterQuantity: number },
): Told {
  const { id, productId, name, metal, ounces, type, date, quantity, unitCents } = transaction;
  return {
    transactionId: id,
    transactionDate: date,
    transactionType: type,
    transactionQuantity: quantity,
    productId,
    productName: name,
    metal,
    ouncesPerUnit: ounces,
    ...held,
    productUnitPrice: dollars(unitCents),
    fees: dollars(transaction.feesCents),
    totalPrice: dollars(timesQuantity(unitCents, quantity)),
    ...(type !== 'PURCHASED' && {
      lots: taken.map(({ from, quantity: units, basisCents }) => ({
        transactionId: from.id,
        quantity: units,
        cost: dollars(basisCents),
      })),
      realizedGain: dollars(gainCents(taken)),
    }),
    sourceName: transaction.sourceName,
  };
}
