import { type Wire, dollars } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { imagePath } from '../catalog/shape/picture.ts';
import type { SpotBoard } from '../market/market.ts';
import { gainCents } from './figures.ts';
import { type ClosedLot, inOrder, lotsOf, sumOf, unitsOf } from './lots.ts';
import { worthOfSum } from './sums.ts';
import type { Transaction } from './transaction.ts';

/** All products by what is left of them: those still held, the last bought first, and the others. */
export function productsOf(
  transactions: readonly Transaction[],
  board: SpotBoard,
  catalog: Catalog,
): { held: Wire<'PortfolioProduct'>[]; closed: Wire<'ClosedProduct'>[] } {
  const held: Wire<'PortfolioProduct'>[] = [];
  const closed: Wire<'ClosedProduct'>[] = [];
  for (const mine of Map.groupBy(transactions, ({ productId }) => productId).values()) {
    const lots = lotsOf(mine);
    if (lots.open.length > 0) held.push(productOf(mine, board, catalog));
    else closed.push(closedOf(lots.closed, catalog));
  }
  return {
    held: held.toSorted((one, other) => (other.orderDate ?? '').localeCompare(one.orderDate ?? '')),
    closed: closed.toSorted((one, other) => other.lastSoldDate.localeCompare(one.lastSoldDate)),
  };
}

function linkOf(productId: number, catalog: Catalog) {
  const product = catalog.byId.get(productId);
  return product && { productNameWithHypen: product.slug, image: imagePath(product) };
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
  const held = unitsOf(open);
  const sum = sumOf(open);
  return {
    productId: latest.productId,
    ...linkOf(latest.productId, catalog),
    assetList: latest.name,
    metal: latest.metal,
    weight: latest.ounces,
    totalQtyOrdered: held,
    avgPrice: dollars(held > 0 ? Math.round(sum.costCents / held) : 0),
    actualPrice: dollars(sum.costCents),
    pastMetalValue: dollars(sum.pastCents),
    currentMetalValue: dollars(worthOfSum(sum, board.quotes[latest.metal].askCents)),
    premium: dollars(sum.costCents - sum.pastCents),
    isBold: latest.isBold,
    sourceName: latest.sourceName,
    orderDate: latest.date,
    ...(previous && { previousOrderDate: previous.date }),
  };
}

function closedOf(closed: readonly ClosedLot[], catalog: Catalog): Wire<'ClosedProduct'> {
  const last = closed.at(-1)?.sale;
  if (!last) throw new RangeError('A product of which nothing is held was sold.');
  const proceeds = closed.reduce((sum, { proceedsCents }) => sum + proceedsCents, 0);
  const gain = gainCents(closed);
  return {
    productId: last.productId,
    ...linkOf(last.productId, catalog),
    assetList: last.name,
    metal: last.metal,
    weight: last.ounces,
    totalQtySold: unitsOf(closed),
    totalCost: dollars(proceeds - gain),
    // Fees can exceed what a sale brought; the field has no room for less than nothing.
    totalProceeds: dollars(Math.max(0, proceeds)),
    realizedGain: dollars(gain),
    lastSoldDate: last.date,
  };
}
