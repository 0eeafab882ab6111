import { customerOf } from '../account/caller.ts';
import { notTooOften } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { market, shopOf } from '../backend/shop.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { pdfResponse } from '../paper/pdf-response.ts';
import { invoicePaper } from './invoice.ts';
import type { OrderRecord } from './order-record.ts';
import { orderEvents, orderShape, orderSummary, otherItems, shipments } from './order.ts';
import { dealerOrders } from './past/dealer.ts';
import { asksOn } from './past/past-order.ts';
import { refusalOf } from './returns/terms.ts';
import { searched } from './search.ts';
import { allOrders, historyOf } from './table.ts';

const PAGE_SIZE = 20;

/** §7 The orders of a customer, and tracking by invoice, e-mail and ZIP (§6). */
export const orders = {
  getCustomerOrder: (call) => {
    const { visitor, customerId = '', query, now } = call;
    const shop = shopOf(call);
    const all = historyOf(visitor.tables, customerId, now);
    const found = searched(all, query, now);
    const { pageNumber = 1, size = PAGE_SIZE } = query;
    const page = found.slice((pageNumber - 1) * size, pageNumber * size);
    return {
      data: page.map((order) => Object.assign(orderSummary(order, now), otherItems(order, shop))),
      total: found.length,
      totalOfAll: all.length,
    };
  },

  getCustomerOrderDetails: (call) => ({
    data: orderAnswer(call, findOrder(call, call.query.invoice)),
  }),

  getInvoice: (call) => {
    const order = findOrder(call, call.path.invoice);
    return pdfResponse(invoicePaper(order, customerOf(call), call.now), `${order.invoice}.pdf`);
  },

  trackCustomerOrder: ({ visitor, query, now }) => {
    const { invoiceNumber, emailId, zipCode } = query;
    notTooOften(emailId);
    const order = [...allOrders(visitor.tables), ...dealerOrders(now)].find(
      (each) =>
        each.invoice === invoiceNumber &&
        each.emailId.toLowerCase() === emailId.trim().toLowerCase() &&
        each.shippingInfo?.zip.slice(0, 5) === zipCode.slice(0, 5),
    );
    if (!order) throw problem(404, 'We found no order for this number, e-mail address and zip.');
    return { data: tracking(order, now) };
  },
} satisfies Partial<Resolvers>;

type AnyCall = Pick<Call<'getCustomerOrder'>, 'visitor' | 'customerId' | 'now'>;

/** A customer's own order. Another customer's order answers 404 too. */
export function findOrder(
  { visitor, customerId = '', now }: AnyCall,
  invoice: string,
): OrderRecord {
  const order = historyOf(visitor.tables, customerId, now).find((each) => each.invoice === invoice);
  if (!order) throw problem(404, 'There is no such order.');
  return order;
}

/** An order as the API answers with it, at this moment. */
export function orderAnswer({ visitor, now }: AnyCall, order: OrderRecord): Wire<'Order'> {
  const isReturnable = refusalOf(order, visitor.tables.orderBook.returns, now) === undefined;
  return orderShape(order, now, asksOn(market, order.orderedAt), isReturnable);
}

function tracking(order: OrderRecord, now: number): Wire<'OrderTracking'> {
  const summary = orderSummary(order, now);
  const parcels = shipments(order, now);
  const sent = parcels.find(({ trackingNo }) => trackingNo);
  const { expectedShipByDate } = summary;
  return {
    invoice: order.invoice,
    orderDate: isoTime(order.orderedAt),
    currentStatus: summary.status,
    ...(expectedShipByDate && { anticipatedShipmentDate: expectedShipByDate }),
    ...(sent?.carrierCode && { carrierCode: sent.carrierCode }),
    ...(sent?.trackingNo && { trackingNo: sent.trackingNo }),
    ...(sent?.packageCode && { packageCode: sent.packageCode }),
    ...(sent?.serviceCode && { serviceCode: sent.serviceCode }),
    history: orderEvents(order, now),
    ...(parcels.length > 1 && { shipments: parcels }),
  };
}
