import { asked } from '#api/cache/asked.ts';
import {
  getGetCustomerSalesOrderDetailsQueryOptions,
  getGetCustomerSalesOrdersQueryOptions,
} from '#generated/hooks/orders/orders.ts';
import type { PayoutMethod } from '#generated/models/payoutMethod.ts';
import type { SalesOrderDetails } from '#generated/models/salesOrderDetails.ts';
import type { SalesOrderDetailsResponse } from '#generated/models/salesOrderDetailsResponse.ts';
import type { SalesOrderListResponse } from '#generated/models/salesOrderListResponse.ts';
import type { SalesOrderStatus } from '#generated/models/salesOrderStatus.ts';
import { centsOf } from '#lib/cents.ts';

import type { CarrierCode } from './order-history.ts';

export type { PayoutMethod, SalesOrderStatus };

/** A sale of the customer's metal to the store; money in cents. */
type Sale = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  status: SalesOrderStatus;
  totalCents: number;
  /** The request that it came from. */
  reference?: string;
};

export type SaleDetails = Sale & {
  payout?: PayoutMethod;
  /** ISO dates. */
  shipBy?: string;
  paidOn?: string;
  carrier?: CarrierCode;
  trackingNo?: string;
  lines: {
    name: string;
    quantity: number;
    unitCents: number;
    deductionCents: number;
    why?: string;
    totalCents: number;
  }[];
};

/** §7 What the customer with this email address has sold to the store, newest first. */
export function salesQuery(emailId: string) {
  return asked(getGetCustomerSalesOrdersQueryOptions({ emailId }, { query: { select: salesIn } }));
}

function salesIn({ data }: SalesOrderListResponse): Sale[] {
  return data.map(saleOf);
}

/** One sale; another customer's is a 404, like one that does not exist. */
export function saleQuery(customerInvoice: string) {
  const query = { select: detailsIn };
  return asked(getGetCustomerSalesOrderDetailsQueryOptions({ customerInvoice }, { query }));
}

type WireSale = Pick<
  SalesOrderDetails,
  'customerInvoice' | 'orderDate' | 'status' | 'totalAmount' | 'referenceNumber'
>;

function saleOf(sale: WireSale): Sale {
  return {
    invoice: sale.customerInvoice,
    placedAt: sale.orderDate,
    status: sale.status,
    totalCents: centsOf(sale.totalAmount),
    ...(sale.referenceNumber && { reference: sale.referenceNumber }),
  };
}

function detailsIn({ data: sale }: SalesOrderDetailsResponse): SaleDetails {
  const { payoutMethod, shipByDate, paidOn, carrierCode, trackingNo } = sale;
  return {
    ...saleOf(sale),
    ...(payoutMethod && { payout: payoutMethod }),
    ...(shipByDate && { shipBy: shipByDate }),
    ...(paidOn && { paidOn }),
    ...(carrierCode && { carrier: carrierCode }),
    ...(trackingNo && { trackingNo }),
    lines: sale.products.map((line) => ({
      name: line.productName,
      quantity: line.quantity,
      unitCents: centsOf(line.price),
      deductionCents: centsOf(line.deduction ?? 0),
      ...(line.deductionReason && { why: line.deductionReason }),
      totalCents: centsOf(line.totalPrice),
    })),
  };
}
