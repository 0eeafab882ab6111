import { type Wire, dollars } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { imagePath } from '../catalog/shape/picture.ts';
import type { SpotBoard } from '../market/market.ts';
import { costCents, pastMetalCents, worthCents } from './figures.ts';
import { heldOf, inOrder, lotsOf } from './lots.ts';
import type { Transaction } from './transaction.ts';

/** All holdings by product; the last bought first. */
export function productsOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
  catalog: Catalog,
): Wire<'PortfolioProduct'>[] {
  const ids = [...new Set(transactions.map(({ productId }) => productId))];
  return ids
    .flatMap((productId) => {
      const mine = transactions.filter((each) => each.productId === productId);
      return heldOf(mine, productId) > 0 ? [productOf(mine, board, catalog)] : [];
    })
    .toSorted((one, other) => (other.orderDate ?? '').localeCompare(one.orderDate ?? ''));
}

/** One product of a portfolio, from all of its transactions. */
export function productOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
  catalog: Catalog,
): Wire<'PortfolioProduct'> {
  const bought = inOrder(transactions).filter(({ type }) => type === 'PURCHASED');
  const latest = bought.at(-1);
  if (!latest) throw new RangeError('A product of a portfolio was bought at least once.');
  const previous = bought.at(-2);
  const { open } = lotsOf(transactions);
  const held = heldOf(transactions, latest.productId);
  const [cost, past] = [costCents(open), pastMetalCents(open)];
  const product = catalog.byId.get(latest.productId);
  return {
    productId: latest.productId,
    ...(product && { productNameWithHypen: product.slug, image: imagePath(product) }),
    assetList: latest.name,
    metal: latest.metal,
    weight: latest.ounces,
    totalQtyOrdered: held,
    avgPrice: dollars(held > 0 ? Math.round(cost / held) : 0),
    actualPrice: dollars(cost),
    pastMetalValue: dollars(past),
    currentMetalValue: dollars(worthCents(open, board.quotes[latest.metal].askCents)),
    premium: dollars(cost - past),
    isBold: latest.isBold,
    sourceName: latest.sourceName,
    orderDate: latest.date,
    ...(previous && { previousOrderDate: previous.date }),
  };
}

/** The transactions of one product with the units held before and after each, newest first. */
export function lifeCycleOf(transactions: readonly Transaction[]): Wire<'PortfolioTransaction'>[] {
  let held = 0;
  const told = inOrder(transactions).map(({ date, type, quantity, unitCents, sourceName }) => {
    const before = held;
    const after = Math.round((held + (type === 'PURCHASED' ? quantity : -quantity)) * 1e6) / 1e6;
    held = after;
    return {
      transactionDate: date,
      transactionType: type,
      transactionQuantity: quantity,
      beforeQuantity: before,
      afterQuantity: after,
      productUnitPrice: dollars(unitCents),
      totalPrice: dollars(Math.round(unitCents * quantity)),
      sourceName,
    };
  });
  return told.toReversed();
}
