import { newAddressOf, type NewAddress } from '#api/account/addresses.ts';
import { cartLine } from '#api/cart/cart-line.ts';
import type { CartLine } from '#api/cart/cart-model.ts';
import type { CheckoutSession } from '#generated/models/checkoutSession.ts';
import type { CheckoutTotals } from '#generated/models/checkoutTotals.ts';
import type { PaymentAuthorization } from '#generated/models/paymentAuthorization.ts';
import type { PaymentMethod } from '#generated/models/paymentMethod.ts';
import type { PriceChange as WirePriceChange } from '#generated/models/priceChange.ts';
import type { ShippingMethod } from '#generated/models/shippingMethod.ts';
import type { ShippingQuote } from '#generated/models/shippingQuote.ts';
import type { TaxQuote } from '#generated/models/taxQuote.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { centsOf } from '#lib/cents.ts';

export type { PaymentMethod, ShippingMethod };

/** A line of a checkout with a locked price; money in cents. */
export type CheckoutLine = Pick<
  CartLine,
  | 'productId'
  | 'salesEventId'
  | 'source'
  | 'size'
  | 'quantity'
  | 'name'
  | 'href'
  | 'image'
  | 'unitCents'
  | 'totalCents'
  | 'isOutOfStock'
  | 'shipsOn'
> & {
  /** Eligible for an IRA. */
  isForIra: boolean;
};

/** The price of one unit before the price lock ran out, and now, in cents. */
export type PriceChange = { productId: number; name: string; oldCents: number; newCents: number };

/** A shipping method with its price in cents. */
export type ShippingChoice = {
  method: ShippingMethod;
  label: string;
  cents: number;
  isInsured: boolean;
  carrier?: NonNullable<ShippingQuote['carrierCode']>;
  /** "3-5 business days after it ships". */
  arrives?: string;
  /** ISO date on which the last line is ready to ship. */
  leavesOn?: string;
};

/** Sales tax in cents, with the reason in a sentence. */
export type Tax = {
  cents: number;
  taxableCents: number;
  /** Percent. */
  rate: number;
  reason: string;
  /** The limit in cents from which an order is exempt, if there is one. */
  limitCents?: number;
  /** The part of the order in cents that counts towards the limit while it is not reached. */
  countedCents?: number;
};

/** The total by parts, in cents. Parts that do not apply are 0. */
export type CheckoutTotal = {
  lines: number;
  /** The coupon's reduction. */
  coupon: number;
  surcharge: number;
  shipping: number;
  signature: number;
  giftWrap: number;
  marketLoss: number;
  tax: number;
  total: number;
  /** The total of the order by payment method. */
  byMethod: { method: PaymentMethod; cents: number }[];
};

/** A payment that is authorized, or that the customer will send (`awaiting`). */
export type Authorization = {
  id: string;
  method: PaymentMethod;
  status: PaymentAuthorization['status'];
  cents?: number;
  /** Masked number: "**** 4242". */
  masked?: string;
};

/** §3 The state of a checkout. Its id is not included, because the id alone gives read access. */
export type Checkout = {
  isGuest: boolean;
  email?: string;
  lines: CheckoutLine[];
  /** ISO time of the end of the price lock; also identifies the lock. */
  lockedUntil: string;
  /** Seconds left of the lock at the time of the API's answer. */
  lockedForS: number;
  /** Only in the first answer after a price lock has ended. */
  priceChanges: PriceChange[];
  shipTo?: NewAddress;
  billTo?: NewAddress;
  shippingMethod: ShippingMethod;
  /** Empty until the shipping address is known. */
  shippingChoices: ShippingChoice[];
  isShippingConfirmed: boolean;
  payment?: PaymentMethod;
  authorization?: Authorization;
  couponCode?: string;
  isGiftWrap: boolean;
  isSignature: boolean;
  note?: string;
  isToDepository: boolean;
  isTermsChecked: boolean;
  /** What is in stock ships ahead of what is not in the vault yet. */
  allowSplit: boolean;
  tax?: Tax;
  /** Cents owed if the order were cancelled now. */
  liabilityCents?: number;
  total: CheckoutTotal;
  /** Rises with each change of the checkout, if the API counts them. */
  revision?: number;
};

/** The API's checkout in the store's model. */
export function checkoutOf(session: CheckoutSession): Checkout {
  const { emailId, shippingInfo, billingInfo, paymentMode, authorization, coupon } = session;
  const { orderNote, tax, customerLiability, revision } = session;
  return {
    isGuest: session.isGuest,
    lines: session.lines.map(checkoutLine),
    lockedUntil: session.priceLockedUntil,
    lockedForS: session.priceLockedForSeconds,
    priceChanges: session.priceChanges.map(priceChange),
    shippingMethod: session.shippingMethod,
    shippingChoices: session.shippingQuotes.map(shippingChoice),
    isShippingConfirmed: session.isShippingConfirmed,
    isGiftWrap: session.isGiftWrap,
    isSignature: session.isSignatureConfirmation,
    isToDepository: session.isShipToDepository,
    isTermsChecked: session.isTermsChecked,
    allowSplit: session.allowSplit ?? false,
    total: totalOf(session.totals),
    ...(emailId && { email: emailId }),
    ...(shippingInfo && { shipTo: newAddressOf(shippingInfo) }),
    ...(billingInfo && { billTo: newAddressOf(billingInfo) }),
    ...(paymentMode && { payment: paymentMode }),
    ...(authorization && { authorization: authorizationOf(authorization) }),
    ...(coupon && { couponCode: coupon.coupon.couponCode }),
    ...(orderNote && { note: orderNote }),
    ...(tax && { tax: taxOf(tax) }),
    ...(customerLiability && { liabilityCents: centsOf(customerLiability) }),
    ...(revision && { revision }),
  };
}

/** A line without the properties that only a cart needs. */
function checkoutLine(product: CheckoutSession['lines'][number]): CheckoutLine {
  const { productId, salesEventId, source, size, quantity, name, href, image, ...rest } =
    orderLine(product);
  const { unitCents, totalCents, isOutOfStock, shipsOn } = rest;
  return {
    productId,
    salesEventId,
    source,
    quantity,
    name,
    href,
    image,
    unitCents,
    totalCents,
    isForIra: product.iraEligible === true,
    ...(size === undefined ? {} : { size }),
    ...(isOutOfStock && { isOutOfStock }),
    ...(shipsOn === undefined ? {} : { shipsOn }),
  };
}

/** A line of an order. Throws `unreadable` without a price, unless it is out of stock. */
export function orderLine(product: CheckoutSession['lines'][number]): CartLine {
  const line = cartLine(product);
  if (line.unitCents === 0 && !line.isOutOfStock) throw new ApiFailure({ kind: 'unreadable' });
  return line;
}

function priceChange(change: WirePriceChange): PriceChange {
  return {
    productId: change.productId,
    name: change.productName,
    oldCents: centsOf(change.oldPrice),
    newCents: centsOf(change.newPrice),
  };
}

/** A shipping method. */
function shippingChoice(quote: ShippingQuote): ShippingChoice {
  const { carrierCode, deliveryText, expectedShipmentDate } = quote;
  return {
    method: quote.method,
    label: quote.label,
    cents: centsOf(quote.charge),
    isInsured: quote.isInsured,
    ...(carrierCode && { carrier: carrierCode }),
    ...(deliveryText && { arrives: deliveryText }),
    ...(expectedShipmentDate && { leavesOn: expectedShipmentDate }),
  };
}

function taxOf(tax: TaxQuote): Tax {
  return {
    cents: centsOf(tax.totalTax),
    taxableCents: centsOf(tax.taxableAmount),
    rate: tax.ratePercent,
    reason: tax.reason,
    ...(tax.threshold === undefined ? {} : { limitCents: centsOf(tax.threshold) }),
    ...(tax.thresholdAmount === undefined ? {} : { countedCents: centsOf(tax.thresholdAmount) }),
  };
}

/** The total of a checkout, or of its order. */
export function totalOf(totals: CheckoutTotals): CheckoutTotal {
  return {
    lines: centsOf(totals.subTotal),
    coupon: centsOf(totals.couponAmount),
    surcharge: centsOf(totals.creditCardCharges),
    shipping: centsOf(totals.shippingCharges),
    signature: centsOf(totals.signatureConfirmationCharges),
    giftWrap: centsOf(totals.giftWrapCharges),
    marketLoss: centsOf(totals.marketLossCharges),
    tax: centsOf(totals.tax),
    total: centsOf(totals.grandTotal),
    byMethod: totals.byMethod.map(({ method, grandTotal }) => ({
      method,
      cents: centsOf(grandTotal),
    })),
  };
}

/** A payment authorization in the store's model. */
export function authorizationOf(wire: PaymentAuthorization): Authorization {
  const { amount, maskedNumber } = wire;
  return {
    id: wire.authorizationId,
    method: wire.method,
    status: wire.status,
    ...(amount === undefined ? {} : { cents: centsOf(amount) }),
    ...(maskedNumber && { masked: maskedNumber }),
  };
}
