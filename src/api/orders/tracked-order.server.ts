import { answerOf, api } from '#api/client.server.ts';

import type { OrderStatus } from './order-history.ts';
import type { OrderEvent, Parcel } from './order.ts';
import { toParcel } from './order.ts';

/** As much of an order as its papers show: no names, no prices. */
export type TrackedOrder = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  events: OrderEvent[];
  /** ISO date. */
  shipsBy?: string;
  parcels: Parcel[];
};

export type OrderPapers = { invoice: string; email: string; zip: string };

/** §6, §7 The progress of an order, by its number, e-mail address and zip. */
export async function trackOrder({ invoice, email, zip }: OrderPapers): Promise<TrackedOrder> {
  const query = { invoiceNumber: invoice, emailId: email, zipCode: zip };
  const { data } = await answerOf(
    api.GET('/api/CustomerOrder/TrackCustomerOrder', { params: { query } }),
  );
  const { anticipatedShipmentDate, carrierCode, trackingNo, currentStatus: status } = data;
  const only = trackingNo
    ? [toParcel({ status, trackingNo, ...(carrierCode && { carrierCode }) })]
    : [];
  return {
    invoice: data.invoice,
    placedAt: data.orderDate,
    status,
    events: data.history,
    ...(anticipatedShipmentDate && { shipsBy: anticipatedShipmentDate }),
    parcels: data.shipments?.map(toParcel) ?? only,
  };
}
