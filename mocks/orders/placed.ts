import { type Wire, centsFrom } from '../backend/wire.ts';
import type { StoredOrder } from '../checkout/placement/table.ts';
import type { StoredCheckout } from '../checkout/table.ts';
import type { OrderRecord, OrderedLine } from './order-record.ts';

const DATE_LENGTH = 10;

/** The record of an order placed in this visit, made from the order and its checkout. */
export function recordOf(
  order: Omit<StoredOrder, 'idempotencyKey'>,
  checkout: StoredCheckout | undefined,
): OrderRecord {
  const { totals, lines, customerId, paymentDueDate, shippingInfo } = order;
  const { couponCode, orderNote, billingInfo, shippingMethod = 'standard' } = checkout ?? {};
  return {
    invoice: order.invoice,
    ...(customerId && { customerId }),
    emailId: order.emailId,
    orderedAt: Date.parse(order.orderDate),
    paymentMethod: order.paymentMethod,
    ...(paymentDueDate && { dueAt: Date.parse(paymentDueDate) }),
    shippingMethod,
    lines: lines.map(orderedLine),
    charges: {
      couponCents: centsFrom(totals.couponAmount),
      ...(couponCode && { couponCode }),
      surchargeCents: centsFrom(totals.creditCardCharges),
      shippingCents: centsFrom(totals.shippingCharges),
      signatureCents: centsFrom(totals.signatureConfirmationCharges),
      giftWrapCents: centsFrom(totals.giftWrapCharges),
      marketLossCents: centsFrom(totals.marketLossCharges),
      taxCents: centsFrom(totals.tax),
    },
    ...(shippingInfo && { shippingInfo }),
    ...(billingInfo && { billingInfo }),
    ...(orderNote && { orderNote }),
    isSplit: order.allowSplit ?? false,
    isSigned: order.isSignatureConfirmation ?? false,
  };
}

function orderedLine(line: Wire<'CartProduct'>): OrderedLine {
  const { metal, size, expectedShipmentDate } = line;
  return {
    productId: line.productId,
    name: line.productName,
    slug: line.productNameWithHypen,
    imagePath: line.imagePath,
    ...(metal && { metal }),
    ounces: line.ounces ?? 0,
    quantity: line.quantity,
    source: line.productInventorySource,
    ...(size && { size }),
    unitCents: centsFrom(line.price),
    ...(expectedShipmentDate && {
      expectedShipDate: expectedShipmentDate.slice(0, DATE_LENGTH),
    }),
  };
}
