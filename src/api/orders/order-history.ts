import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getCustomerOrder, getGetCustomerOrderQueryKey } from '#generated/hooks/orders/orders.ts';
import type { CarrierCode } from '#generated/models/carrierCode.ts';
import type { GetCustomerOrderParams } from '#generated/models/getCustomerOrderParams.ts';
import { OrderSort } from '#generated/models/orderSort.ts';
import { OrderStatus } from '#generated/models/orderStatus.ts';
import type { OrderSummary } from '#generated/models/orderSummary.ts';
import type { PaymentMethod } from '#generated/models/paymentMethod.ts';
import type { PaymentStatus } from '#generated/models/paymentStatus.ts';
import { centsOf } from '#lib/cents.ts';

export type { CarrierCode, OrderSort, OrderStatus, PaymentMethod, PaymentStatus };

export const orderStatuses: readonly OrderStatus[] = Object.values(OrderStatus);
export const orderSorts: readonly OrderSort[] = Object.values(OrderSort);

export const ORDERS_PER_PAGE = 20;
/** §9 The most that one call of a list brings. */
const MOST_AT_ONCE = 500;

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
  /** Orders of the customer, whatever was asked for. */
  totalOfAll: number;
};

/** §7 One page of a customer's orders. */
export function orderHistoryQuery(place: OrderPlace) {
  const params = paramsOf(place, place.page, ORDERS_PER_PAGE);
  return queryOptions({
    queryKey: getGetCustomerOrderQueryKey(params),
    queryFn: async ({ signal }): Promise<OrderPage> => {
      const { data, total, totalOfAll } = await getCustomerOrder(params, { signal });
      return { rows: data.map(orderRow), total, totalOfAll };
    },
    placeholderData: keepPreviousData,
  });
}

/** Every order that was asked for, however many pages they fill: what a file holds. */
export async function allOrders(place: OrderPlace, signal: AbortSignal): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let page = 1; ; page++) {
    const params = paramsOf(place, page, MOST_AT_ONCE);
    const { data, total } = await getCustomerOrder(params, { signal });
    rows.push(...data.map(orderRow));
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

function paramsOf(
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

function orderRow(order: OrderSummary): OrderRow {
  const { productName, imagePath, expectedShipByDate, trackingNo, carrierCode } = order;
  return {
    invoice: order.invoice,
    placedAt: order.orderDate,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    totalCents: centsOf(order.orderTotal),
    units: order.itemCount,
    ...(productName && { product: productName }),
    ...(imagePath && { image: imagePath }),
    ...(expectedShipByDate && { shipsBy: expectedShipByDate }),
    ...(carrierCode && { carrier: carrierCode }),
    ...(trackingNo && { trackingNo }),
  };
}
