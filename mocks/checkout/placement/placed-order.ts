import { type Wire, dollars, isoTime } from '../../backend/wire.ts';
import { shipDate } from '../../catalog/stocking.ts';
import { settings } from '../../pricing/settings.ts';
import { lastShipDate } from '../basket.ts';
import { isSigned } from '../amounts.ts';
import { appliedCoupon, checkoutLines, totals } from '../checkout-session.ts';
import type { OpenCheckout } from '../open-checkout.ts';
import { dueInDays } from '../payment/options.ts';

type Method = Wire<'PaymentMethod'>;

const DAY_MS = 86_400_000;

/** Days until a payment has cleared. */
const CLEARS_IN: Readonly<Record<Method, number>> = {
  creditCard: 0,
  payPal: 0,
  applePay: 0,
  eCheck: 6,
  wire: 2,
  paperCheck: 10,
};
const PACKED_IN = 3;

/** The order as confirmed, at `now` in ms. */
export function placedOrder(
  { checkout, amounts, shop, allowSplit }: OpenCheckout,
  invoice: string,
  now: number,
): Wire<'PlacedOrder'> {
  const method = checkout.paymentMode ?? 'wire';
  const { shippingInfo, emailId = '' } = checkout;
  const due = dueInDays(method);
  const instructions = instructionsFor(method);
  return {
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
    expectedShipByDate:
      lastShipDate(amounts.basket) ?? shipDate(now, CLEARS_IN[method] + PACKED_IN),
    ...(due !== undefined && { paymentDueDate: isoTime(now + due * DAY_MS) }),
    ...(instructions && { paymentInstructions: instructions }),
    marketLossFee: dollars(settings.cancelFeeCents),
  };
}

function instructionsFor(method: Method): string | undefined {
  if (method === 'wire') {
    return 'Our bank details are in the email that we have just sent.';
  }
  if (method === 'paperCheck') {
    return 'Make the check out to this store. Where to mail it is in the email that we have just sent.';
  }
  return undefined;
}
