import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { getGetProductWiseCustomerTransactionsQueryOptions } from '#generated/hooks/portfolio/portfolio.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { PortfolioFrequency } from '#generated/models/portfolioFrequency.ts';
import type { PortfolioProduct } from '#generated/models/portfolioProduct.ts';
import type { PortfolioTransaction } from '#generated/models/portfolioTransaction.ts';
import type { ProductLifeCycleResponse } from '#generated/models/productLifeCycleResponse.ts';
import type { ProductValuePoint } from '#generated/models/productValuePoint.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';

/** What a sale took of one purchase; cents, fees included. */
type TakenLot = { id: number; units: number; costCents: number };

/** One purchase or sale. Money in cents; `totalCents` is without the fees, `day` an ISO 8601 date. */
export type Trade = {
  id: number;
  day: string;
  /** Bought, sold to the store, or sold elsewhere. */
  kind: 'PURCHASED' | 'SOLD' | 'EXIT';
  units: number;
  /** Units of the product that were held after it. */
  after: number;
  unitCents: number;
  totalCents: number;
  feesCents: number;
  /** Of a sale. */
  taken: TakenLot[];
  /** Of a sale. */
  gainCents: number | undefined;
  /** The dealer; "Bold" is this store. */
  source: string | undefined;
};

/** One product of the portfolio with all that was bought and sold of it. Cents. */
export type HoldingHistory = {
  id: number;
  name: string;
  /** Where the store sells it. */
  href: string | undefined;
  image: string | undefined;
  metal: Metal | undefined;
  /** Troy ounces of one unit. */
  ounces: number;
  units: number;
  /** The metal at spot; unknown if the metal has no price. */
  worthCents: number | undefined;
  paidCents: number;
  /** The part of what was paid that was over spot. */
  premiumCents: number;
  /** Newest first. */
  trades: Trade[];
  /** Oldest first; `paidCents` is unknown where the API does not tell it. */
  points: { day: string; worthCents: number; paidCents: number | undefined }[];
};

/** §7 The life of one product of the portfolio; `frequency` is how far back its points reach. */
export function holdingQuery(customerId: string, productId: number, frequency: PortfolioFrequency) {
  const body = { customerId, productId, frequency };
  const query = { ...FOLLOWS_SPOT, select: holdingIn };
  return asked(getGetProductWiseCustomerTransactionsQueryOptions(body, { query }));
}

function holdingIn({ data }: ProductLifeCycleResponse): HoldingHistory {
  const { product, transactions, performance } = data;
  const [newest] = transactions;
  return {
    ...(product ? namedBy(product) : namedByTrade(newest)),
    units: newest?.afterQuantity ?? 0,
    ...figuresOf(product),
    trades: transactions.map(tradeOf),
    points: performance.map(pointOf),
  };
}

function namedBy({ productId: id, assetList: name, metal, weight: ounces }: PortfolioProduct) {
  return { id, name, metal, ounces };
}

function namedByTrade(trade: PortfolioTransaction | undefined) {
  const { productId: id = 0, productName: name = '', metal, ouncesPerUnit = 0 } = trade ?? {};
  return { id, name, metal, ounces: ouncesPerUnit };
}

function figuresOf(product: PortfolioProduct | undefined) {
  const { productId, productNameWithHypen: slug, image, currentMetalValue } = product ?? {};
  const thenCents = centsOf(product?.pastMetalValue ?? 0);
  const premiumCents = centsOf(product?.premium ?? 0);
  return {
    href: slug && `/product/${productId}/${slug}`,
    image,
    worthCents: centsIfAny(currentMetalValue),
    paidCents: centsIfAny(product?.actualPrice) ?? thenCents + premiumCents,
    premiumCents,
  };
}

export function tradeOf(transaction: PortfolioTransaction): Trade {
  const { transactionQuantity: units, productUnitPrice, totalPrice } = transaction;
  return {
    id: transaction.transactionId,
    day: transaction.transactionDate,
    kind: transaction.transactionType,
    units,
    after: transaction.afterQuantity,
    unitCents: centsOf(productUnitPrice),
    totalCents: centsIfAny(totalPrice) ?? Math.round(centsOf(productUnitPrice) * units),
    feesCents: centsOf(transaction.fees ?? 0),
    taken: (transaction.lots ?? []).map((lot) => ({
      id: lot.transactionId,
      units: lot.quantity,
      costCents: centsOf(lot.cost),
    })),
    gainCents: centsIfAny(transaction.realizedGain),
    source: transaction.sourceName,
  };
}

function pointOf({ dateNTime, value, cost }: ProductValuePoint) {
  const day = dateNTime.slice(0, 'yyyy-mm-dd'.length);
  return { day, worthCents: centsOf(value), paidCents: centsIfAny(cost) };
}
