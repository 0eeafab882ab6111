import { type Wire, dollars, isoTime } from '../../backend/wire.ts';
import { isoDate } from '../../orders/order.ts';
import { recordOf } from '../../orders/placed.ts';
import { lastShipsAt, paymentDueAt } from '../../orders/schedule.ts';
import { settings } from '../../pricing/settings.ts';
import { isSigned } from '../amounts.ts';
import { appliedCoupon, checkoutLines, totals } from '../checkout-session.ts';
import type { OpenCheckout } from '../open-checkout.ts';
import { clearingWords } from '../payment/deadlines.ts';
import { instructionsFor } from '../payment/instructions.ts';

/** The order as confirmed, at `now` in ms. */
export function placedOrder(
  { checkout, amounts, shop, allowSplit }: OpenCheckout,
  invoice: string,
  now: number,
): Wire<'PlacedOrder'> {
  const method = checkout.paymentMode ?? 'wire';
  const { shippingInfo, emailId = '' } = checkout;
  const due = paymentDueAt(method, now);
  const instructions = instructionsFor(method, invoice);
  const order = {
    invoice,
    orderDate: isoTime(now),
    emailId,
    paymentMethod: method,
    totals: totals(amounts, method),
    lines: checkoutLines(checkout, amounts, shop),
    ...appliedCoupon(amounts, shop),
    ...(shippingInfo && { shippingInfo }),
    allowSplit,
    isSignatureConfirmation: isSigned(checkout, amounts.basket),
    isGiftWrap: checkout.isGiftWrap,
    clearingText: `Clears ${clearingWords(method)}`,
    ...(due !== undefined && { paymentDueDate: isoTime(due) }),
    ...(instructions && { paymentInstructions: instructions }),
    marketLossFee: dollars(settings.cancelFeeCents),
  };
  return { ...order, expectedShipByDate: isoDate(lastShipsAt(recordOf(order, checkout))) };
}
