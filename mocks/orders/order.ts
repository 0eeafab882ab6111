import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import { instructionsFor } from '../checkout/payment/instructions.ts';
import { refundDueAt, settled } from './cancellation.ts';
import { serviceOf } from './carriers.ts';
import {
  type Cancelled,
  type OrderRecord,
  type OrderedLine,
  grandTotalCents,
  subTotalCents,
  unitCount,
} from './order-record.ts';
import { lastShipsAt, type Parcel, scheduleOf } from './schedule.ts';
import {
  type OrderStep,
  isCancellable,
  isPaid,
  parcelStatus,
  statusAt,
  stepsOf,
} from './timeline.ts';

const DATE_LENGTH = 10;

/** An instant in ms as an ISO date, in UTC. */
export function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, DATE_LENGTH);
}

/** One row of the order history, as it stands at `now` (ms). */
export function orderSummary(order: OrderRecord, now: number): Wire<'OrderSummary'> {
  const status = statusAt(order, now);
  const [line] = order.lines;
  const shipped = status === 'Shipped' || status === 'Delivered';
  const [parcel] = scheduleOf(order).parcels;
  return {
    invoice: order.invoice,
    orderDate: isoTime(order.orderedAt),
    status,
    paymentStatus: paymentStatus(order, now),
    paymentMethod: order.paymentMethod,
    orderTotal: dollars(grandTotalCents(order)),
    itemCount: Math.max(1, unitCount(order)),
    ...(line && {
      productName: line.name,
      productQuantity: line.quantity,
      imagePath: line.imagePath,
    }),

    ...(parcel && isOpen(status) && { expectedShipByDate: isoDate(lastShipsAt(order)) }),
    ...(parcel && shipped && { trackingNo: parcel.trackingNo, carrierCode: parcel.carrier }),
  };
}

/** What a mixed order has besides its first line: units of each metal and form. */
export function otherItems(
  { lines }: OrderRecord,
  { catalog }: Shop,
): Pick<Wire<'OrderSummary'>, 'otherItems'> {
  const kinds = new Map<string, Wire<'OrderedKind'>>();
  for (const { productId, metal, quantity } of lines.slice(1)) {
    const form = catalog.byId.get(productId)?.form ?? 'supply';
    const key = `${metal} ${form}`;
    const units = (kinds.get(key)?.quantity ?? 0) + quantity;
    kinds.set(key, { ...(metal && { metal }), form, quantity: units });
  }
  return kinds.size > 0 ? { otherItems: [...kinds.values()] } : {};
}

/** The steps of an order up to `now` (ms), oldest first. */
export function orderEvents(order: OrderRecord, now: number): Wire<'OrderEvent'>[] {
  return stepsOf(order, now).map(orderEvent);
}

function orderEvent({ status, at, note }: OrderStep): Wire<'OrderEvent'> {
  return { status, date: isoTime(at), ...(note && { note }) };
}

/** The parcels of an order at `now` (ms); none while it is cancelled or on hold. */
export function shipments(order: OrderRecord, now: number): Wire<'Shipment'>[] {
  if (order.cancelled || order.hold) return [];
  const { clearsAt, parcels } = scheduleOf(order);
  return parcels.map((parcel) => shipment(parcel, clearsAt, now));
}

function shipment(parcel: Parcel, clearsAt: number, now: number): Wire<'Shipment'> {
  const { shipsAt, arrivesAt, carrier, trackingNo } = parcel;
  const left = now >= shipsAt;
  return {
    status: parcelStatus(parcel, clearsAt, now),
    ...(left && { carrierCode: carrier, serviceCode: serviceOf(carrier), packageCode: 'package' }),
    ...(left && { trackingNo, shipDate: isoDate(shipsAt) }),
    ...(!left && { anticipatedShipmentDate: isoDate(shipsAt) }),
    ...(now >= arrivesAt && { deliveredDate: isoDate(arrivesAt) }),
    products: parcel.lines.map(({ productId, name, quantity }) => ({
      productId,
      productName: name,
      quantity,
    })),
  };
}

/** The payment status at `now` (ms). */
function paymentStatus(order: OrderRecord, now: number): Wire<'PaymentStatus'> {
  if (order.cancelled) return order.cancelled.paidCents > 0 ? 'Refunded' : 'Failed';
  return isPaid(order, now) ? 'Cleared' : 'Pending';
}

/** One order with all details, at `now` (ms). `spots` are the asks of its day, in cents. */
export function orderShape(
  order: OrderRecord,
  now: number,
  spots: Readonly<Record<'gold' | 'silver' | 'platinum' | 'palladium', number>>,
  isReturnable: boolean,
): Wire<'Order'> {
  const { invoice, shippingInfo, orderNote, paymentMethod, orderedAt, dueAt, cancelled } = order;
  const status = statusAt(order, now);
  const { clearsAt } = scheduleOf(order);
  return {
    invoice,
    orderDate: isoTime(orderedAt),
    status,
    history: orderEvents(order, now),
    transactionType: 'Order',
    paymentStatus: paymentStatus(order, now),
    paymentMethod,
    ...(dueAt !== undefined && { paymentDueDate: isoTime(dueAt) }),
    ...awaitedBy(order, now),
    ...(isPaid(order, now) && { paymentClearDate: isoTime(clearsAt) }),
    ...(isOpen(status) && { expectedShipByDate: isoDate(lastShipsAt(order)) }),
    shippingMethod: order.shippingMethod,
    goldSpot: dollars(spots.gold),
    silverSpot: dollars(spots.silver),
    platinumSpot: dollars(spots.platinum),
    palladiumSpot: dollars(spots.palladium),
    ...money(order),
    ...(cancelled && cancellationMoney(cancelled)),
    ...(orderNote && { orderNote }),
    invoicePath: `/api/CustomerOrder/Invoice/${invoice}`,
    isCancellable: isCancellable(order, now),
    isReturnable,
    ...(shippingInfo && { shippingInfo }),
    ...billedTo(order),
    products: order.lines.map((line) => orderLine(line, order, now)),
    shipments: shipments(order, now),
  };
}

function cancellationMoney({ at, chargesCents, paidCents }: Cancelled) {
  const { refundCents, owedCents } = settled(chargesCents, paidCents);
  return {
    cancellationCharges: dollars(chargesCents),
    refundAmount: dollars(refundCents),
    ...(refundCents > 0 && { refundDueDate: isoDate(refundDueAt(at)) }),
    addedToNextOrder: dollars(owedCents),
  };
}

// An order that was put on hold is paid only after a call.
function awaitedBy(order: OrderRecord, now: number) {
  const isAwaited = paymentStatus(order, now) === 'Pending' && !order.hold;
  const instructions = isAwaited && instructionsFor(order.paymentMethod, order.invoice);
  return instructions ? { paymentInstructions: instructions } : {};
}

// A depository gets no bill.
function billedTo({ shippingInfo, billingInfo = shippingInfo }: OrderRecord) {
  if (!billingInfo || billingInfo.addressType === 'depository') return {};
  return { billingInfo: { ...billingInfo, addressType: 'billing' as const } };
}

function money(order: OrderRecord) {
  const { charges, shippingMethod } = order;
  const shipping = dollars(charges.shippingCents);
  const isStandard = shippingMethod === 'standard';
  return {
    subTotal: dollars(subTotalCents(order)),
    ...(charges.couponCode && { couponCode: charges.couponCode }),
    ...(charges.couponCents > 0 && {
      totalDiscount: dollars(charges.couponCents),
      couponAmount: dollars(charges.couponCents),
    }),
    creditCardCharges: dollars(charges.surchargeCents),
    ...(isStandard
      ? { standardShippingCharges: shipping }
      : { expeditedShippingCharges: shipping }),
    signatureConfirmationCharges: dollars(charges.signatureCents),
    giftWrapCharges: dollars(charges.giftWrapCents),
    marketLossCharges: dollars(charges.marketLossCents),
    stateTax: dollars(charges.taxCents),
    isSignatureConfirmation: order.isSigned,
    isGiftWrap: charges.giftWrapCents > 0,
    grandTotal: dollars(grandTotalCents(order)),
  };
}

function orderLine(line: OrderedLine, order: OrderRecord, now: number): Wire<'OrderLine'> {
  const { parcels } = scheduleOf(order);
  const parcel = parcels.find(({ lines }) => lines.includes(line));
  const isGone = !order.cancelled && !order.hold && parcel !== undefined && now >= parcel.shipsAt;
  const { metal, size, expectedShipDate } = line;
  return {
    productId: line.productId,
    productName: line.name,
    productNameWithHypen: line.slug,
    imagePath: line.imagePath,
    ...(metal && { metal }),
    ounces: line.ounces,
    ...(size && { size }),
    price: dollars(line.unitCents),
    qtyOrdered: line.quantity,
    qtyDispatched: isGone ? line.quantity : 0,
    totalPrice: dollars(line.unitCents * line.quantity),
    stockSource: line.source,
    ...(expectedShipDate && { expectedShipmentDate: expectedShipDate }),
  };
}

function isOpen(status: Wire<'OrderStatus'>): boolean {
  return ['Placed', 'Payment Cleared', 'Presale Wait', 'Packed'].includes(status);
}
