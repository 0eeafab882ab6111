import { problem } from '../../backend/problem.ts';
import { lotsOf } from '../lots.ts';
import type { Transaction } from '../transaction.ts';

/** 409 when a sale of one of these products takes more units than there were on its day. */
export function refuseOversold(
  transactions: readonly Transaction[],
  productIds: ReadonlySet<number>,
): void {
  const { shortages } = lotsOf(transactions.filter(({ productId }) => productIds.has(productId)));
  const [shortage] = shortages;
  if (!shortage) return;
  const { sale, held } = shortage;
  const where = sale.lotIds ? 'The purchases that you named hold' : 'You hold';
  throw problem(409, `${where} ${held} of ${sale.name}, so you cannot sell ${sale.quantity}.`);
}
