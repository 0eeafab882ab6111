import { asked } from '#api/cache/asked.ts';
import {
  getGenerateCustomerTaxReportQueryOptions,
  getGetCustomerTaxReportQueryOptions,
} from '#generated/hooks/portfolio/portfolio.ts';
import type { PortfolioTransaction } from '#generated/models/portfolioTransaction.ts';
import type { TaxGain } from '#generated/models/taxGain.ts';
import type { TaxHolding } from '#generated/models/taxHolding.ts';
import type { TaxReportResponse } from '#generated/models/taxReportResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';
import { FILE_TIMEOUT_MS } from '#lib/request.ts';

/** Units of one purchase that a sale took. Cents; days are ISO 8601 dates. */
export type SoldLot = {
  /** Of the sale and the purchase. */
  id: string;
  productId: number;
  name: string;
  /** The dealer; `undefined` is this store. */
  buyer: string | undefined;
  isToStore: boolean;
  units: number;
  acquired: string;
  sold: string;
  days: number;
  isLong: boolean;
  proceedsCents: number;
  basisCents: number;
  gainCents: number;
};

/** A purchase or sale of the year. Cents; `totalCents` is what was paid, or received, with the fees. */
export type YearTrade = {
  id: number;
  day: string;
  kind: 'PURCHASED' | 'SOLD' | 'EXIT';
  name: string;
  units: number;
  unitCents: number;
  feesCents: number;
  totalCents: number;
};

/** What is held of one product. Cents; a metal without a price has no worth. */
export type HeldProduct = {
  productId: number;
  name: string;
  units: number;
  /** Of the oldest lot, ISO 8601. */
  bought: string;
  otherLots: number;
  paidCents: number;
  worthCents: number | undefined;
};

/** Gains of some sales, in cents. */
export type TermGain = { cents: number; sales: number };

/** A customer's year for the tax. Cents; days are ISO 8601 dates. */
export type TaxReport = {
  year: number;
  from: string;
  until: string;
  /** ISO 8601 times; without `spotTime`, what is held is worth what it was at the end of `until`. */
  writtenAt: string;
  spotTime: string | undefined;
  namedSales: number;
  all: TermGain & { units: number; proceedsCents: number; basisCents: number };
  short: TermGain;
  long: TermGain;
  /** Oldest first, as are the trades. */
  sold: SoldLot[];
  trades: YearTrade[];
  held: HeldProduct[];
  heldTotal: { paidCents: number; worthCents: number | undefined };
};

/** §7 The figures of the tax report of a year; the API refuses a year that has none. */
export function taxReportQuery(customerId: string, year: number) {
  return asked(
    getGetCustomerTaxReportQueryOptions({ customerId, year }, { query: { select: reportIn } }),
  );
}

/** §7 The same as a PDF, fetched again each time. The gateway puts the token of the session in. */
export function taxReportFileQuery(customerId: string, year: number) {
  const params = { token: 'withheld', customerId, year };
  const query = { staleTime: 0, gcTime: 0 };
  const request = { timeoutMs: FILE_TIMEOUT_MS };
  return asked(getGenerateCustomerTaxReportQueryOptions(params, { query, request }));
}

function reportIn({ data }: TaxReportResponse): TaxReport {
  const { year, from, until, reportDate, spotTime, totals, holdingTotals } = data;
  return {
    year,
    from,
    until,
    writtenAt: reportDate,
    spotTime,
    namedSales: data.salesWithNamedLots,
    all: {
      cents: centsOf(totals.gain),
      sales: totals.sales,
      units: totals.quantity,
      proceedsCents: centsOf(totals.proceeds),
      basisCents: centsOf(totals.costBasis),
    },
    short: { cents: centsOf(totals.shortTermGain), sales: totals.shortTermSales },
    long: { cents: centsOf(totals.longTermGain), sales: totals.longTermSales },
    sold: data.gains.map(soldLotOf),
    trades: data.transactions.map(tradeOf),
    held: data.holdings.map(heldOf),
    heldTotal: {
      paidCents: centsOf(holdingTotals.cost),
      worthCents: centsIfAny(holdingTotals.worth),
    },
  };
}

function soldLotOf(gain: TaxGain): SoldLot {
  return {
    id: `${gain.saleId}-${gain.purchaseId}`,
    productId: gain.productId,
    name: gain.productName,
    buyer: gain.sourceName,
    isToStore: gain.transactionType === 'SOLD',
    units: gain.quantity,
    acquired: gain.acquired,
    sold: gain.sold,
    days: gain.daysHeld,
    isLong: gain.term === 'LONG',
    proceedsCents: centsOf(gain.proceeds),
    basisCents: centsOf(gain.costBasis),
    gainCents: centsOf(gain.gain),
  };
}

function tradeOf(transaction: PortfolioTransaction): YearTrade {
  const { transactionType: kind, transactionQuantity: units, productUnitPrice } = transaction;
  const unitCents = centsOf(productUnitPrice);
  const feesCents = centsOf(transaction.fees ?? 0);
  const priceCents = centsIfAny(transaction.totalPrice) ?? Math.round(unitCents * units);
  return {
    id: transaction.transactionId,
    day: transaction.transactionDate,
    kind,
    name: transaction.productName,
    units,
    unitCents,
    feesCents,
    totalCents: kind === 'PURCHASED' ? priceCents + feesCents : priceCents - feesCents,
  };
}

function heldOf(holding: TaxHolding): HeldProduct {
  return {
    productId: holding.productId,
    name: holding.productName,
    units: holding.quantity,
    bought: holding.firstPurchase,
    otherLots: holding.otherLots,
    paidCents: centsOf(holding.cost),
    worthCents: centsIfAny(holding.worth),
  };
}
