import { asked } from '#api/cache/asked.ts';
import type { CarrierCode } from '#api/orders/order-history.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { getGetSellToBoldOrdersQueryOptions } from '#generated/hooks/sell/sell.ts';
import type { PayoutMethod } from '#generated/models/payoutMethod.ts';
import type { SellOrder } from '#generated/models/sellOrder.ts';
import type { SellOrderItem } from '#generated/models/sellOrderItem.ts';
import type { SellOrderListResponse } from '#generated/models/sellOrderListResponse.ts';
import type { SellStatus } from '#generated/models/sellStatus.ts';
import { centsIfAny } from '#lib/cents.ts';

import { conditions, type Condition } from './sale-item.ts';

export type { PayoutMethod, SellStatus };

/** A piece of a request; money in cents for one, once it is quoted. */
export type RequestedItem = {
  name: string;
  metal: SpotMetal | undefined;
  productId: number | undefined;
  /** Fine troy ounces of one piece, if they were sent. */
  ounces: number | undefined;
  quantity: number;
  conditions: readonly Condition[];
  note: string | undefined;
  /** The pictures that came with it: what names each, and its address. */
  photos: readonly { token: string; path: string }[];
  quotedCents: number | undefined;
  /** Why the quote is lower than the bid, or why there is none yet. */
  why: string | undefined;
};

/** What a customer has offered to the store, and what became of it. Times are ISO 8601. */
export type SaleRequest = {
  reference: string;
  status: SellStatus;
  sentAt: string;
  isFromPortfolio: boolean;
  items: RequestedItem[];
  totalCents: number | undefined;
  validUntil: string | undefined;
  payout: PayoutMethod | undefined;
  carrier: CarrierCode | undefined;
  trackingNo: string | undefined;
  /** The sales order that it turned into. */
  sale: string | undefined;
  paidCents: number | undefined;
  /** When each step was reached; a step that came again has its last time. */
  reachedAt: Partial<Record<SellStatus, string>>;
};

/** §9 As many as the store asks for. */
const PAGE = { PageNumber: 0, Size: 500 };

/** §7 The customer's requests, newest first. */
export function saleRequestsQuery() {
  return asked(getGetSellToBoldOrdersQueryOptions(PAGE, { query: { select: requestsIn } }));
}

function requestsIn({ data }: SellOrderListResponse): SaleRequest[] {
  return data.map(requestOf);
}

/** A request as the API writes it. */
export function requestOf(order: SellOrder): SaleRequest {
  return {
    reference: order.referenceNumber,
    status: order.status,
    sentAt: order.createdOn,
    isFromPortfolio: order.isFromPortfolio ?? false,
    items: order.items.map(itemOf),
    totalCents: centsIfAny(order.totalQuote),
    validUntil: order.quoteValidUntil,
    payout: order.payoutMethod,
    carrier: order.carrierCode,
    trackingNo: order.trackingNo,
    sale: order.customerInvoice,
    paidCents: centsIfAny(order.paidAmount),
    reachedAt: Object.fromEntries(
      (order.events ?? []).map((event) => [event.status, event.reachedOn]),
    ),
  };
}

function itemOf(item: SellOrderItem): RequestedItem {
  return {
    name: item.productName,
    metal: spotMetals.find((metal) => metal === item.metal),
    productId: item.productId,
    ounces: item.ounces,
    quantity: item.quantity,
    conditions: conditions.filter((condition) => item.conditions?.includes(condition)),
    note: item.conditionNote,
    photos: photosOf(item),
    quotedCents: centsIfAny(item.quotedPrice),
    why: item.deductionReason,
  };
}

function photosOf({ photoTokens = [], photoPaths = [] }: SellOrderItem) {
  return photoTokens.flatMap((token, place) => {
    const path = photoPaths[place];
    return path === undefined ? [] : [{ token, path }];
  });
}
