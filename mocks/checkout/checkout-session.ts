import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import { cartProduct } from '../cart/cart-product.ts';
import { couponShape } from '../coupons/coupon.ts';
import type { StoredCoupon } from '../coupons/table.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { type CheckoutAmounts, grandTotalCents, isSigned } from './amounts.ts';
import { paymentMethods, isSurcharged } from './payment/options.ts';
import { taxShape } from './sales-tax.ts';
import type { ShippingOffer } from './shipping-quotes.ts';
import type { Authorization, StoredCheckout } from './table.ts';

/**
 * §3 A checkout with its totals at `now` (ms). `changes` are the prices that moved when its lock
 * ran out.
 */
export function checkoutShape(
  checkout: StoredCheckout,
  amounts: CheckoutAmounts,
  shop: Shop,
  {
    changes,
    allowSplit,
    now,
  }: { changes: Wire<'PriceChange'>[]; allowSplit: boolean; now: number },
): Wire<'CheckoutSession'> {
  const { shipping, tax, charges } = amounts;
  const { authorization, paymentMode, hold } = checkout;
  return {
    sessionId: checkout.sessionId,
    isGuest: checkout.customerId === undefined,
    ...chosen(checkout),
    isSignatureConfirmation: isSigned(checkout, amounts.basket),
    allowSplit,
    lines: checkoutLines(checkout, amounts, shop),
    priceLockedUntil: isoTime(hold.until),
    priceLockedForSeconds: Math.max(0, Math.ceil((hold.until - now) / 1000)),
    priceChanges: changes,
    shippingMethod: shipping?.method ?? checkout.shippingMethod,
    shippingQuotes: amounts.offers.map(shippingQuote),
    ...(authorization && { authorization: authorizationShape(authorization) }),
    ...appliedCoupon(amounts, shop),
    ...(tax && { tax: taxShape(tax) }),
    marketLossCharges: dollars(charges.marketLoss),
    totals: totals(amounts, paymentMode),
    revision: checkout.revision,
  };
}

/** The shopper's choices and texts, as they were sent. */
function chosen(checkout: StoredCheckout) {
  const { emailId, shippingInfo, billingInfo, paymentMode, orderNote } = checkout;
  return {
    ...(emailId && { emailId }),
    ...(shippingInfo && { shippingInfo }),
    ...(billingInfo && { billingInfo }),
    ...(paymentMode && { paymentMode }),
    ...(orderNote && { orderNote }),
    isGiftWrap: checkout.isGiftWrap,
    isShippingConfirmed: checkout.isShippingConfirmed,
    isShipToDepository: checkout.isShipToDepository,
    isTermsChecked: checkout.isTermsChecked,
  };
}

/** The lines of a checkout. Lines that can no longer be bought have the price 0. */
export function checkoutLines(
  { hold }: StoredCheckout,
  { basket }: CheckoutAmounts,
  shop: Shop,
): Wire<'CartProduct'>[] {
  return [...basket.lines, ...basket.refused].map((line) => cartProduct(line, shop, hold.until));
}

/** One shipping offer. */
export function shippingQuote({ chargeCents, ...offer }: ShippingOffer): Wire<'ShippingQuote'> {
  return { ...offer, charge: dollars(chargeCents), isFree: chargeCents === 0 };
}

/** An authorized or awaited payment. */
export function authorizationShape(authorization: Authorization): Wire<'PaymentAuthorization'> {
  const { amountCents, at, ...rest } = authorization;
  return { ...rest, amount: dollars(amountCents), authorizedAt: isoTime(at) };
}

/** All parts of the total for the chosen payment method, and the total for each method. */
export function totals(
  amounts: CheckoutAmounts,
  method: Wire<'PaymentMethod'> | undefined,
): Wire<'CheckoutTotals'> {
  const { basket, charges } = amounts;
  return {
    subTotal: dollars(basket.subtotalCents),
    couponAmount: dollars(charges.coupon),
    creditCardCharges: dollars(method && isSurcharged(method) ? basket.surchargeCents : 0),
    shippingCharges: dollars(charges.shipping),
    signatureConfirmationCharges: dollars(charges.signature),
    giftWrapCharges: dollars(charges.giftWrap),
    marketLossCharges: dollars(charges.marketLoss),
    tax: dollars(charges.tax),
    grandTotal: dollars(grandTotalCents(amounts, method)),
    byMethod: paymentMethods.map((each) => ({
      method: each,
      grandTotal: dollars(grandTotalCents(amounts, each)),
    })),
  };
}

/** The applied coupon and its discount. */
export function appliedCoupon({ coupon }: CheckoutAmounts, shop: Shop) {
  if (!coupon?.applies) return {};
  const { discountCents } = coupon;
  return {
    coupon: {
      coupon: couponShape(coupon.coupon as StoredCoupon, shop),
      discountAmount: dollars(discountCents),
      message: `${coupon.coupon.code} takes ${formatDollars(discountCents)} off.`,
    },
  };
}
