import { problem } from '../../backend/problem.ts';
import { type Wire, centsFrom } from '../../backend/wire.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Market } from '../../market/market.ts';
import { type PortfolioMetal, type Transaction, isPortfolioMetal } from '../transaction.ts';

type Holding = Wire<'PortfolioHolding'>;

/** A portfolio to which holdings are being added. */
export type Intake = {
  transactions: Transaction[];
  nextId: number;
  nextTransactionId: number;
  /** One transaction of each product, by its id and by name and metal. */
  known: Map<number | string, Transaction>;
  /** The date of the last purchase, by product. */
  lastBought: Map<number, string>;
  /** Purchases, by transaction. */
  purchases: Map<number, Transaction>;
  /** yyyy-mm-dd */
  today: string;
  catalog: Catalog;
  market: Market;
};

type Known = Pick<Transaction, 'productId' | 'name' | 'metal' | 'ounces'>;

/** Takes a transaction in, so that later ones can name it. */
export function takeIn(intake: Intake, transaction: Transaction): void {
  const { id, productId, name, metal, date, type } = transaction;
  intake.known.set(productId, transaction).set(keyOf(name, metal), transaction);
  if (type !== 'PURCHASED') return;
  intake.purchases.set(id, transaction);
  const last = intake.lastBought.get(productId);
  if (last === undefined || date > last) intake.lastBought.set(productId, date);
}

function keyOf(name: string, metal: string | undefined): string {
  return `${metal} ${name.toLowerCase()}`;
}

/**
 * A purchase or sale as a transaction of the portfolio. Name and metal come from the catalog; for
 * products of other shops they come from the customer.
 */
export function transactionFrom(holding: Holding, index: number, intake: Intake): Transaction {
  const { transactionDate: date, transactionType: type } = holding;
  if (date > intake.today) throw wrong(index, 'transactionDate', 'lies in the future');
  const known = knownOf(holding, index, intake);
  const isBold = holding.source === 'bold';
  const lotIds = lotIdsOf(holding, index, known.productId, intake);
  const id = intake.nextTransactionId;
  intake.nextTransactionId += 1;
  return {
    id,
    ...known,
    type,
    date,
    quantity: holding.transactionQuantity,
    unitCents: centsFrom(holding.productUnitPrice),
    feesCents: centsFrom(holding.fees ?? 0),
    ...(lotIds && { lotIds }),
    spotCents: spotCentsOf(holding, known.metal, intake),
    isBold,
    sourceName: isBold ? 'Bold' : (holding.sourceName ?? 'Elsewhere'),
  };
}

/** The purchases that a sale names: of this product, and bought on or before the day of the sale. */
function lotIdsOf(holding: Holding, index: number, productId: number, intake: Intake) {
  const { lotIds, transactionDate, transactionType } = holding;
  if (!lotIds) return undefined;
  if (transactionType === 'PURCHASED') throw wrong(index, 'lotIds', 'belongs to a sale');
  for (const id of lotIds) {
    const lot = intake.purchases.get(id);
    if (lot?.productId !== productId) {
      throw wrong(index, 'lotIds', `names ${id}, which is not a purchase of this product`);
    }
    if (lot.date > transactionDate) {
      throw wrong(index, 'lotIds', `names ${id}, which was bought after the sale`);
    }
  }
  return [...new Set(lotIds)];
}

function knownOf(holding: Holding, index: number, intake: Intake): Known {
  const { productId = 0, productName } = holding;
  const earlier = intake.known.get(productId === 0 ? keyOf(productName, holding.metal) : productId);
  if (earlier) {
    const { name, metal, ounces } = earlier;
    if (productId === 0 && (holding.ouncesPerUnit ?? ounces) !== ounces) {
      throw wrong(index, 'ouncesPerUnit', `is ${ounces} for the product of this name`);
    }
    return { productId: earlier.productId, name, metal, ounces };
  }
  if (holding.transactionType !== 'PURCHASED') {
    throw problem(409, `You hold no ${productName}, so you cannot sell any.`);
  }
  return productId === 0 ? freeName(holding, index, intake) : fromCatalog(productId, index, intake);
}

function fromCatalog(productId: number, index: number, { catalog }: Intake): Known {
  const product = catalog.byId.get(productId);
  if (!product || !isPortfolioMetal(product.metal)) {
    throw wrong(index, 'productId', 'is not a product of gold, silver, platinum or palladium');
  }
  return { productId, name: product.name, metal: product.metal, ounces: product.ounces };
}

function freeName(holding: Holding, index: number, intake: Intake): Known {
  const { metal, ouncesPerUnit, productName } = holding;
  if (!isPortfolioMetal(metal)) {
    throw wrong(index, 'metal', 'is gold, silver, platinum or palladium');
  }
  if (!ouncesPerUnit)
    throw wrong(index, 'ouncesPerUnit', 'is needed for a product of another shop');
  const productId = intake.nextId;
  intake.nextId += 1;
  return { productId, name: productName, metal, ounces: ouncesPerUnit };
}

function spotCentsOf(holding: Holding, metal: PortfolioMetal, { market }: Intake): number {
  const named = { gold: holding.goldSpot, silver: holding.silverSpot, platinum: 0, palladium: 0 };
  const told = holding.userSpot ?? named[metal];
  return told ? centsFrom(told) : (market.dailyClose(metal, holding.transactionDate) ?? 0);
}

function wrong(index: number, field: string, message: string): Response {
  const errors = [{ field: `customerHoldings.${index}.${field}`, in: 'body' as const, message }];
  return problem(400, 'Some fields are missing or not valid.', { errors });
}
