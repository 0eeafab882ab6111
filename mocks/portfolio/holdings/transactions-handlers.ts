import { done, ownOnly } from '../../backend/answers.ts';
import type { Call, Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { market } from '../../backend/shop.ts';
import { centsFrom } from '../../backend/wire.ts';
import { dateOfDay, newYorkDay } from '../../market/new-york.ts';
import { transactionsOf } from '../handlers.ts';
import { historyOf } from '../history.ts';
import type { Transaction } from '../transaction.ts';
import { refuseOversold } from './oversold.ts';
import type { Holdings } from './table.ts';

/** §7 Lists the transactions of all products, corrects some, takes some back, and undoes a removal. */
export const transactions = {
  getCustomerTransactions: (call) => {
    const { CustomerId, type, pageNumber = 1, size = 100 } = call.query;
    ownOnly(call, CustomerId);
    const rows = historyOf(transactionsOf(call)).filter(
      ({ transactionType }) => type === undefined || transactionType === type,
    );
    const from = (pageNumber - 1) * size;
    return { data: { totalCount: rows.length, transactions: rows.slice(from, from + size) } };
  },

  removePortfolioProducts: (call) => {
    const { customerId, productId } = call.body;
    ownOnly(call, customerId);
    const mine = transactionsOf(call);
    const gone = mine.filter((each) => each.productId === productId);
    if (gone.length === 0) throw problem(404, 'You do not hold this product.');
    remove(call.visitor.tables.holdings, customerId, mine, new Set(gone));
    return done('The product is removed.');
  },

  restorePortfolioProducts: (call) => {
    const { customerId, productId } = call.body;
    ownOnly(call, customerId);
    const { removed } = call.visitor.tables.holdings;
    const last = removed.findLast(
      (each) => each.customerId === customerId && each.productId === productId,
    );
    if (!last) throw problem(404, 'This product was not removed.');
    putBack(call.visitor.tables.holdings, customerId, transactionsOf(call), last.taken);
    return done('The product is in your portfolio again.');
  },

  removePortfolioTransactions: (call) => {
    const { customerId, transactionIds } = call.body;
    ownOnly(call, customerId);
    const wanted = new Set(transactionIds);
    const mine = transactionsOf(call);
    const gone = new Set(mine.filter(({ id }) => wanted.has(id)));
    if (gone.size < wanted.size) throw problem(404, 'One of these transactions is not yours.');
    const left = mine.filter((each) => !gone.has(each));
    refuseOversold(left, new Set([...gone].map(({ productId }) => productId)));
    remove(call.visitor.tables.holdings, customerId, mine, gone);
    const count = gone.size;
    return done(count === 1 ? '1 transaction is removed.' : `${count} transactions are removed.`);
  },

  restorePortfolioTransactions: (call) => {
    const { customerId, transactionIds } = call.body;
    ownOnly(call, customerId);
    const wanted = new Set(transactionIds);
    const { holdings } = call.visitor.tables;
    const gone = holdings.removed
      .filter((each) => each.customerId === customerId)
      .flatMap(({ taken }) => taken.filter(({ id }) => wanted.has(id)));
    if (gone.length < wanted.size) {
      throw problem(404, 'One of these transactions was not taken back.');
    }
    putBack(holdings, customerId, transactionsOf(call), gone);
    const count = gone.length;
    return done(count === 1 ? '1 transaction is back.' : `${count} transactions are back.`);
  },

  updatePortfolioTransaction: (call) => {
    const { customerId, transactionId } = call.body;
    ownOnly(call, customerId);
    const mine = transactionsOf(call);
    const before = mine.find(({ id }) => id === transactionId);
    if (!before) throw problem(404, 'This transaction is not yours.');
    const after = corrected(before, call);
    const changed = mine.map((each) => (each === before ? after : each));
    refuseOversold(changed, new Set([before.productId]));
    call.visitor.tables.holdings.byCustomer.set(customerId, changed);
    return done('The transaction is changed.');
  },
} satisfies Partial<Resolvers>;

/** A transaction with the fields that a correction names; another day has the spot of that day. */
function corrected(
  before: Transaction,
  { body, now }: Call<'updatePortfolioTransaction'>,
): Transaction {
  const { transactionDate: date = before.date, transactionQuantity, productUnitPrice, fees } = body;
  if (date > dateOfDay(newYorkDay(now))) {
    const message = 'lies in the future';
    const errors = [{ field: 'transactionDate', in: 'body' as const, message }];
    throw problem(400, 'Some fields are missing or not valid.', { errors });
  }
  const spotCents =
    date === before.date ? before.spotCents : (market.dailyClose(before.metal, date) ?? 0);
  return {
    ...before,
    date,
    spotCents,
    quantity: transactionQuantity ?? before.quantity,
    unitCents: productUnitPrice === undefined ? before.unitCents : centsFrom(productUnitPrice),
    feesCents: fees === undefined ? before.feesCents : centsFrom(fees),
  };
}

/** Takes transactions out, and keeps them by product for those who want them back. */
function remove(
  { byCustomer, removed }: Holdings,
  customerId: string,
  mine: readonly Transaction[],
  gone: ReadonlySet<Transaction>,
): void {
  const left = mine.filter((each) => !gone.has(each));
  byCustomer.set(customerId, left);
  for (const [productId, taken] of Map.groupBy(gone, (each) => each.productId)) {
    removed.push({ customerId, productId, taken });
  }
}

/** Puts removed transactions back, unless a sale would then take more than there was. */
function putBack(
  holdings: Holdings,
  customerId: string,
  mine: readonly Transaction[],
  gone: readonly Transaction[],
): void {
  const restored = [...mine, ...gone];
  refuseOversold(restored, new Set(gone.map(({ productId }) => productId)));
  holdings.byCustomer.set(customerId, restored);
  const back = new Set(gone);
  holdings.removed = holdings.removed.flatMap((removal) => {
    const taken = removal.taken.filter((each) => !back.has(each));
    return taken.length > 0 ? [Object.assign(removal, { taken })] : [];
  });
}
