import { asked } from '#api/cache/asked.ts';
import type { Source } from '#api/cart/cart-model.ts';
import { productHref } from '#api/catalog/product-card.ts';
import {
  getGetCustomerOrderDetailsQueryOptions,
  getGetInvoiceQueryOptions,
} from '#generated/hooks/orders/orders.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { NewAddress } from '#generated/models/newAddress.ts';
import type { Order as WireOrder } from '#generated/models/order.ts';
import type { OrderEvent } from '#generated/models/orderEvent.ts';
import type { OrderLine as WireLine } from '#generated/models/orderLine.ts';
import type { OrderResponse } from '#generated/models/orderResponse.ts';
import type { PaymentInstructions } from '#generated/models/paymentInstructions.ts';
import type { Shipment } from '#generated/models/shipment.ts';
import { centsOf } from '#lib/cents.ts';
import { FILE_TIMEOUT_MS } from '#lib/request.ts';

import type { CarrierCode, OrderStatus, PaymentMethod, PaymentStatus } from './order-history.ts';

export type { NewAddress as OrderAddress, OrderEvent, PaymentInstructions };

/** One product of an order, as it was called and priced then; money in cents. */
export type OrderLine = {
  productId: number;
  name: string;
  href?: string;
  image?: string;
  /** Absent for what holds none. */
  metal?: Metal;
  size?: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
  source: Source;
  /** ISO date, for stock that was not in the vault yet. */
  shipsOn?: string;
};

/** One parcel. Days are ISO dates. */
export type Parcel = {
  status: OrderStatus;
  carrier?: CarrierCode;
  trackingNo?: string;
  shippedOn?: string;
  expectedOn?: string;
  deliveredOn?: string;
  contents: { name: string; quantity: number }[];
};

/** The amounts of an order in cents; an amount that does not apply is 0. */
export type OrderMoney = {
  subTotal: number;
  /** Taken off besides the coupon. */
  discount: number;
  coupon: number;
  surcharge: number;
  shipping: number;
  signature: number;
  upgrade: number;
  giftWrap: number;
  other: number;
  marketLoss: number;
  tax: number;
  total: number;
  refund: number;
  cancellation: number;
  /** The part of the cancellation's charges that the next order bears. */
  owed: number;
};

export type Order = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  /** Oldest first. */
  events: OrderEvent[];
  payment: {
    method: PaymentMethod;
    status: PaymentStatus;
    dueAt?: string;
    clearedAt?: string;
    /** ISO date on which a refund has arrived. */
    refundBy?: string;
    /** How to pay, while a wire or a check is awaited. */
    instructions?: PaymentInstructions;
  };
  /** ISO date. */
  shipsBy?: string;
  shippingMethod?: NonNullable<WireOrder['shippingMethod']>;
  signature: boolean;
  giftWrap: boolean;
  couponCode?: string;
  note?: string;
  money: OrderMoney;
  /** Cents for a troy ounce when the order was placed. */
  spots: { metal: string; cents: number }[];
  shipTo?: NewAddress;
  billTo?: NewAddress;
  lines: OrderLine[];
  parcels: Parcel[];
  /** Until the order is packed. */
  isCancellable: boolean;
  /** After delivery, unless a return was asked for. */
  isReturnable: boolean;
};

/** §7 One order of the customer; another customer's is a 404, like one that does not exist. */
export function orderQuery(invoice: string) {
  return asked(getGetCustomerOrderDetailsQueryOptions({ invoice }, { query: { select: orderIn } }));
}

/** §7 The invoice of an order as a file, fetched again each time. */
export function invoiceQuery(invoice: string) {
  const query = { staleTime: 0, gcTime: 0 };
  const request = { timeoutMs: FILE_TIMEOUT_MS };
  return asked(getGetInvoiceQueryOptions(invoice, { query, request }));
}

/** An order in the words of the store. */
export function orderIn({ data: order }: OrderResponse): Order {
  const { expectedShipByDate, shippingMethod, couponCode, orderNote } = order;
  return {
    invoice: order.invoice,
    placedAt: order.orderDate,
    status: order.status,
    events: order.history ?? [],
    payment: paymentOf(order),
    ...(expectedShipByDate && { shipsBy: expectedShipByDate }),
    ...(shippingMethod && { shippingMethod }),
    signature: order.isSignatureConfirmation === true,
    giftWrap: order.isGiftWrap === true,
    ...(couponCode && { couponCode }),
    ...(orderNote && { note: orderNote }),
    money: moneyOf(order),
    spots: spotsOf(order),
    ...(order.shippingInfo && { shipTo: order.shippingInfo }),
    ...(order.billingInfo && { billTo: order.billingInfo }),
    lines: (order.products ?? []).map(orderLine),
    parcels: (order.shipments ?? []).map(toParcel),
    isCancellable: order.isCancellable === true,
    isReturnable: order.isReturnable === true,
  };
}

function paymentOf(order: WireOrder): Order['payment'] {
  return {
    method: order.paymentMethod,
    status: order.paymentStatus,
    ...(order.paymentDueDate && { dueAt: order.paymentDueDate }),
    ...(order.paymentStatus === 'Pending' &&
      order.paymentInstructions && { instructions: order.paymentInstructions }),
    ...(order.paymentClearDate && { clearedAt: order.paymentClearDate }),
    ...(order.refundDueDate && { refundBy: order.refundDueDate }),
  };
}

function moneyOf(order: WireOrder): OrderMoney {
  return {
    subTotal: sum(order.subTotal),
    discount: Math.max(0, sum(order.totalDiscount) - sum(order.couponAmount)),
    coupon: sum(order.couponAmount),
    surcharge: sum(order.creditCardCharges),
    shipping: sum(order.standardShippingCharges, order.expeditedShippingCharges),
    signature: sum(order.signatureConfirmationCharges),
    upgrade: sum(order.upgradeShipmentModeCharges),
    giftWrap: sum(order.giftWrapCharges),
    other: sum(order.otherCharges),
    marketLoss: sum(order.marketLossCharges),
    tax: sum(order.stateTax, order.cityTax, order.specialTax),
    total: sum(order.grandTotal),
    refund: sum(order.refundAmount),
    cancellation: sum(order.cancellationCharges),
    owed: sum(order.addedToNextOrder),
  };
}

/** The sum of amounts in dollars, as cents; a missing amount counts as 0. */
function sum(...amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((cents, amount = 0) => cents + centsOf(amount), 0);
}

function spotsOf({ goldSpot, silverSpot, platinumSpot, palladiumSpot }: WireOrder) {
  return [
    { metal: 'Gold', dollars: goldSpot },
    { metal: 'Silver', dollars: silverSpot },
    { metal: 'Platinum', dollars: platinumSpot },
    { metal: 'Palladium', dollars: palladiumSpot },
  ].flatMap(({ metal, dollars }) => (dollars ? [{ metal, cents: centsOf(dollars) }] : []));
}

function orderLine(line: WireLine): OrderLine {
  const { productNameWithHypen: slug, imagePath, metal, size, expectedShipmentDate } = line;
  return {
    productId: line.productId,
    name: line.productName,
    ...(slug && { href: productHref(line.productId, slug) }),
    ...(imagePath && { image: imagePath }),
    ...(metal && { metal }),
    ...(size && { size }),
    quantity: line.qtyOrdered,
    unitCents: centsOf(line.price),
    totalCents: centsOf(line.totalPrice),
    source: line.stockSource,
    ...(expectedShipmentDate && { shipsOn: expectedShipmentDate }),
  };
}

/** A parcel of an order, or of one that is only tracked. */
export function toParcel(shipment: Shipment): Parcel {
  const { carrierCode, trackingNo, shipDate, anticipatedShipmentDate, deliveredDate } = shipment;
  return {
    status: shipment.status,
    ...(carrierCode && { carrier: carrierCode }),
    ...(trackingNo && { trackingNo }),
    ...(shipDate && { shippedOn: shipDate }),
    ...(anticipatedShipmentDate && { expectedOn: anticipatedShipmentDate }),
    ...(deliveredDate && { deliveredOn: deliveredDate }),
    contents: (shipment.products ?? []).map(({ productName, quantity }) => ({
      name: productName,
      quantity,
    })),
  };
}
