import type { Wire } from '../backend/wire.ts';
import { settled } from '../orders/cancellation.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { scheduleOf } from '../orders/schedule.ts';
import { type OrderStep, stepsOf } from '../orders/timeline.ts';
import { formatDollars } from '../pricing/dollars.ts';
import type { News } from './news.ts';

const DATE_LENGTH = 10;

/**
 * The messages about an order up to `now` (ms). §3 placeholders stand for the fields of the same
 * name; §4 the words "success", "has been received", "cancelled", "shipped" and "business days"
 * choose the icon.
 */
export function orderMessages(order: OrderRecord, now: number): News[] {
  const { invoice } = order;
  return stepsOf(order, now).flatMap((step) => {
    const text = textOf(order, step);
    return text
      ? [{ at: step.at, about: `${invoice} ${step.status} ${step.at}`, invoice, ...text }]
      : [];
  });
}

function textOf(
  order: OrderRecord,
  { status, at, note = '' }: OrderStep,
): ({ msgText: string } & Partial<Wire<'CustomerMessage'>>) | undefined {
  const { paymentMethod } = order;
  switch (status) {
    case 'Placed':
      return {
        msgText: isSlow(order)
          ? 'Your order {invoice} is placed. It ships 1 to 3 business days after your {paymentMethod} payment clears.'
          : 'Your order {invoice} was placed with success.',
        paymentMethod,
      };
    case 'Payment Cleared':
      return {
        msgText: 'Your {paymentMethod} payment for order {invoice} has been received.',
        paymentMethod,
      };
    case 'Shipped':
      return shippedText(order, at);
    case 'Cancelled':
      return { msgText: `Your order {invoice} was cancelled. ${costWords(order)}` };
    case 'On Hold':
      return { msgText: `Your order {invoice} is on hold. ${note}` };
    default:
      return undefined;
  }
}

function costWords({ cancelled }: OrderRecord): string {
  const { chargesCents = 0, paidCents = 0 } = cancelled ?? {};
  const costs = `That costs ${formatDollars(chargesCents)}`;
  const { refundCents, owedCents } = settled(chargesCents, paidCents);
  if (refundCents > 0) return `${costs}, and ${formatDollars(refundCents)} comes back to you.`;
  return owedCents > 0
    ? `${costs}, of which ${formatDollars(owedCents)} is added to your next order.`
    : `${costs}.`;
}

function shippedText(order: OrderRecord, at: number) {
  const parcel = scheduleOf(order).parcels.find(({ shipsAt }) => shipsAt === at);
  if (!parcel) return undefined;
  return {
    msgText: 'Your order {invoice} shipped on {shipDate}. Tracking number {trackingNo}.',
    trackingNo: parcel.trackingNo,
    carrierCode: parcel.carrier,
    shipDate: new Date(at).toISOString().slice(0, DATE_LENGTH),
  };
}

function isSlow({ paymentMethod }: OrderRecord): boolean {
  return ['eCheck', 'paperCheck', 'wire'].includes(paymentMethod);
}
