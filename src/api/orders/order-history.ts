import { keepPreviousData } from '@tanstack/react-query';

import { asked } from '#api/cache/asked.ts';
import { getGetCustomerOrderQueryOptions } from '#generated/hooks/orders/orders.ts';
import type { CarrierCode } from '#generated/models/carrierCode.ts';
import type { GetCustomerOrderParams } from '#generated/models/getCustomerOrderParams.ts';
import type { OrderedKind } from '#generated/models/orderedKind.ts';
import type { OrderListResponse } from '#generated/models/orderListResponse.ts';
import { OrderSort } from '#generated/models/orderSort.ts';
import { OrderStatus } from '#generated/models/orderStatus.ts';
import type { OrderSummary } from '#generated/models/orderSummary.ts';
import type { PaymentMethod } from '#generated/models/paymentMethod.ts';
import type { PaymentStatus } from '#generated/models/paymentStatus.ts';
import { centsOf } from '#lib/cents.ts';

export type { CarrierCode, OrderedKind, OrderSort, OrderStatus, PaymentMethod, PaymentStatus };

export const orderStatuses: readonly OrderStatus[] = Object.values(OrderStatus);
export const orderSorts: readonly OrderSort[] = Object.values(OrderSort);

export const ORDERS_PER_PAGE = 20;
/** Which orders are looked at; days are ISO dates in New York, both included. */
export type OrderPlace = {
  search?: string;
  status?: OrderStatus;
  from?: string;
  to?: string;
  sort?: OrderSort;
  /** Counted from 1. */
  page: number;
};

/** One order as a list shows it; money in cents. */
export type OrderRow = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  totalCents: number;
  units: number;
  product?: string;
  /** Units of that product. */
  productUnits?: number;
  /** Units of the other products, by metal and form. */
  others: readonly OrderedKind[];
  image?: string;
  /** ISO date. */
  shipsBy?: string;
  carrier?: CarrierCode;
  trackingNo?: string;
};

type OrderPage = {
  rows: OrderRow[];
  /** Orders on all pages together. */
  total: number;
  /** All orders of the customer, without the filters. */
  totalOfAll: number;
};

/** §7 One page of a customer's orders. */
export function orderHistoryQuery(place: OrderPlace) {
  const params = paramsOf(place, place.page, ORDERS_PER_PAGE);
  const query = { select: orderPage, placeholderData: keepPreviousData };
  return asked(getGetCustomerOrderQueryOptions(params, { query }));
}

function orderPage({ data, total, totalOfAll }: OrderListResponse): OrderPage {
  return { rows: data.map(orderRow), total, totalOfAll };
}

/** The same question in the words of the API. */
export function paramsOf(
  { search, status, from, to, sort }: OrderPlace,
  pageNumber: number,
  size: number,
): GetCustomerOrderParams {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
    pageNumber,
    size,
  };
}

export function orderRow(order: OrderSummary): OrderRow {
  const { productName, productQuantity, imagePath } = order;
  const { expectedShipByDate, trackingNo, carrierCode } = order;
  return {
    invoice: order.invoice,
    placedAt: order.orderDate,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    totalCents: centsOf(order.orderTotal),
    units: order.itemCount,
    ...(productName && { product: productName }),
    ...(productQuantity && { productUnits: productQuantity }),
    others: order.otherItems ?? [],
    ...(imagePath && { image: imagePath }),
    ...(expectedShipByDate && { shipsBy: expectedShipByDate }),
    ...(carrierCode && { carrier: carrierCode }),
    ...(trackingNo && { trackingNo }),
  };
}
