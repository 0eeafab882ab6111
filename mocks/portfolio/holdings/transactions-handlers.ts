import { done, ownOnly } from '../../backend/answers.ts';
import type { Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { transactionsOf } from '../handlers.ts';
import { historyOf } from '../history.ts';
import type { Transaction } from '../transaction.ts';
import { refuseOversold } from './oversold.ts';
import type { Holdings } from './table.ts';

/** §7 Lists the transactions of all products, takes some back, and undoes a removal. */
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
    const { byCustomer, removed } = call.visitor.tables.holdings;
    const key = removalKey(customerId, productId);
    const gone = removed.get(key);
    if (!gone) throw problem(404, 'This product was not removed.');
    const restored = [...transactionsOf(call), ...gone];
    refuseOversold(restored, new Set([productId]));
    byCustomer.set(customerId, restored);
    removed.delete(key);
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
} satisfies Partial<Resolvers>;

function removalKey(customerId: string, productId: number): string {
  return `${customerId} ${productId}`;
}

/** Takes transactions out, and keeps them by product for RestorePortfolioProducts. */
function remove(
  { byCustomer, removed }: Holdings,
  customerId: string,
  mine: readonly Transaction[],
  gone: ReadonlySet<Transaction>,
): void {
  const left = mine.filter((each) => !gone.has(each));
  byCustomer.set(customerId, left);
  for (const [productId, taken] of Map.groupBy(gone, (each) => each.productId)) {
    removed.set(removalKey(customerId, productId), taken);
  }
}
