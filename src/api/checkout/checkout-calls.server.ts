import { newAddressOf, wireOf, type NewAddress } from '#api/account/addresses.ts';
import { requestOf } from '#api/cart/cart-verbs.ts';
import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import { priceRules, type PriceRules } from '#api/cart/price-rules.ts';
import { answerOf, api } from '#api/client.server.ts';
import type { CheckoutUpdate } from '#generated/models/checkoutUpdate.ts';
import type { PaymentDetails } from '#generated/models/paymentDetails.ts';
import type { PaymentInstructions } from '#generated/models/paymentInstructions.ts';
import type { PaymentOption as WireOption } from '#generated/models/paymentOption.ts';
import type { PlacedOrder as WirePlaced } from '#generated/models/placedOrder.ts';
import { centsOf } from '#lib/cents.ts';

import {
  authorizationOf,
  checkoutOf,
  orderLine,
  totalOf,
  type Authorization,
  type Checkout,
  type CheckoutTotal,
  type PaymentMethod,
} from './checkout.ts';

/** A checkout and its id, which only the server and an HttpOnly cookie may know. */
export type OpenCheckout = { id: string; checkout: Checkout };

/** A change of a checkout: values that are left out stay, those in `clear` are deleted. */
export type CheckoutChange = {
  email?: string;
  shipTo?: NewAddress;
  billTo?: NewAddress;
  shippingMethod?: Checkout['shippingMethod'];
  isShippingConfirmed?: boolean;
  payment?: PaymentMethod;
  couponCode?: string;
  isGiftWrap?: boolean;
  isSignature?: boolean;
  note?: string;
  isToDepository?: boolean;
  isTermsChecked?: boolean;
  allowSplit?: boolean;
  /** Ends the price lock now, and starts a new one at current prices. */
  refreshPrices?: boolean;
  clear?: NonNullable<CheckoutUpdate['clear']>;
};

/**
 * Starts a checkout and locks its prices. Without `items` it uses the ticked lines of the
 * customer's cart. Throws `refused` with 409, with text that names the line, if a line cannot be
 * bought.
 */
export async function beginCheckout(
  items: readonly CartItem[] | undefined,
  email?: string,
): Promise<OpenCheckout> {
  const body = { ...(items && { lines: items.map(requestOf) }), ...(email && { emailId: email }) };
  const { data } = await answerOf(api.POST('/api/Checkout/CreateCheckoutSession', { body }));
  return { id: data.sessionId, checkout: checkoutOf(data) };
}

/** Throws `missing` if it is over, and `expired` for a customer's checkout without a session. */
export async function readCheckout(id: string): Promise<Checkout> {
  const params = { query: { sessionId: id } };
  const { data } = await answerOf(api.GET('/api/Checkout/GetCheckoutSession', { params }));
  return checkoutOf(data);
}

/** A change of the total voids an authorization. A coupon that does not apply is `refused`. */
export async function changeCheckout(id: string, change: CheckoutChange): Promise<Checkout> {
  const { email, shipTo, billTo, payment, isSignature, note, isToDepository, ...same } = change;
  const body: CheckoutUpdate = {
    ...same,
    sessionId: id,
    ...(email !== undefined && { emailId: email }),
    ...(shipTo && { shippingInfo: wireOf(shipTo) }),
    ...(billTo && { billingInfo: wireOf(billTo) }),
    ...(payment && { paymentMode: payment }),
    ...(isSignature !== undefined && { isSignatureConfirmation: isSignature }),
    ...(note !== undefined && { orderNote: note }),
    ...(isToDepository !== undefined && { isShipToDepository: isToDepository }),
  };
  const { data } = await answerOf(api.PUT('/api/Checkout/UpdateCheckoutSession', { body }));
  return checkoutOf(data);
}

/** The carrier's check: its suggestion, and its doubts as sentences. */
type AddressCheck = { isValid: boolean; suggestion?: NewAddress; doubts: string[] };

export async function checkAddress(address: NewAddress): Promise<AddressCheck> {
  const body = wireOf(address);
  const { data } = await answerOf(api.POST('/api/Checkout/ValidateAddress', { body }));
  const [suggestion] = data.suggestions;
  return {
    isValid: data.isValid,
    doubts: data.messages,
    ...(suggestion && { suggestion: newAddressOf(suggestion) }),
  };
}

/** The store's current settings; money in cents, times in seconds. */
export type CheckoutSettings = PriceRules & {
  /** Cents for a troy ounce, and the minimum charge. */
  carrier: { perOunce: number; atLeast: number };
  lockS: number;
  signature: { cents: number; freeFrom: number };
  giftWrap: number;
  /** The fee added to a market loss. */
  cancellation: number;
};

export async function readCheckoutSettings(): Promise<CheckoutSettings> {
  const { data } = await answerOf(api.GET('/api/Checkout/GetCheckoutSettings'));
  return {
    ...priceRules(data),
    carrier: {
      perOunce: centsOf(data.carrierShippingOunceShare),
      atLeast: centsOf(data.carrierShippingMinimum),
    },
    lockS: data.checkoutPriceLockSeconds,
    signature: {
      cents: centsOf(data.fees.signatureConfirmation),
      freeFrom: centsOf(data.fees.signatureIncludedFrom),
    },
    giftWrap: centsOf(data.fees.giftWrap),
    cancellation: centsOf(data.fees.cancellation),
  };
}

/** A payment method, and why it is unavailable, if it is; limits in cents. */
export type PaymentOption = {
  method: PaymentMethod;
  label: string;
  surchargePercent: number;
  refusal?: string;
  minimumCents?: number;
  maximumCents?: number;
  /** "Clears in 4-6 business days". */
  clears: string;
  /** Business days after the order in which a wire or a check must arrive. */
  dueInDays?: number;
};

/** `totalCents` is the total without surcharges. Returns the methods in the order of the page. */
export async function paymentOptions(totalCents: number): Promise<PaymentOption[]> {
  const params = { query: { total: totalCents / 100 } };
  const { data } = await answerOf(api.GET('/api/Checkout/GetPaymentMethods', { params }));
  return data.map(paymentOption);
}

function paymentOption(option: WireOption): PaymentOption {
  const { method, label, surchargePercent, isAvailable, reason, clearingText } = option;
  const { minimumTotal, maximumTotal, dueInDays } = option;
  return {
    method,
    label,
    surchargePercent,
    clears: clearingText,
    ...(dueInDays === undefined ? {} : { dueInDays }),
    ...(isAvailable ? {} : { refusal: reason ?? 'This cannot be chosen now.' }),
    ...(minimumTotal === undefined ? {} : { minimumCents: centsOf(minimumTotal) }),
    ...(maximumTotal === undefined ? {} : { maximumCents: centsOf(maximumTotal) }),
  };
}

/**
 * Authorizes the payment of a checkout. Throws `refused`: with 402 if it is declined, with 409 for
 * a method that the total excludes.
 */
export async function authorizePayment(
  id: string,
  payment: PaymentDetails,
): Promise<Authorization> {
  const body = { sessionId: id, payment };
  const { data } = await answerOf(api.POST('/api/Checkout/AuthorizePayment', { body }));
  return authorizationOf(data);
}

/** A confirmed order; money in cents. */
export type PlacedOrder = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  email: string;
  payment: PaymentMethod;
  total: CheckoutTotal;
  lines: CartLine[];
  /** The used coupon; without products it applied to all of them. */
  coupon?: { code: string; productIds: number[] };
  shipTo?: NewAddress;
  allowSplit: boolean;
  isSignature: boolean;
  isGiftWrap: boolean;
  /** ISO date of the last parcel. */
  shipsBy?: string;
  /** ISO time until which a wire or a check must arrive, and how to send it. */
  dueAt?: string;
  instructions?: PaymentInstructions;
  /** "Clears in 4-6 business days". */
  clears?: string;
  marketLossFeeCents: number;
};

/**
 * Places the order. The same `key` (16 to 64 letters, digits and hyphens) never places a second
 * one. Throws `refused` with 409 if the total is not `totalCents`, if the checkout is not at its
 * `revision` any more, or if a line sold out.
 */
export async function placeOrder(
  id: string,
  order: { key: string; authorizationId: string; totalCents: number; revision?: number },
): Promise<PlacedOrder> {
  const { data } = await answerOf(
    api.POST('/api/Checkout/PlaceOrder', {
      params: { header: { 'Idempotency-Key': order.key } },
      body: {
        sessionId: id,
        authorizationId: order.authorizationId,
        expectedGrandTotal: order.totalCents / 100,
        isTermsChecked: true,
        ...(order.revision && { expectedRevision: order.revision }),
      },
    }),
  );
  return placedOf(data);
}

/** The order of a key, for orders whose answer was lost. Throws `missing` if none was placed. */
export async function readPlacedOrder(key: string): Promise<PlacedOrder> {
  const params = { query: { idempotencyKey: key } };
  const { data } = await answerOf(api.GET('/api/Checkout/GetPlacedOrder', { params }));
  return placedOf(data);
}

function placedOf(order: WirePlaced): PlacedOrder {
  const { coupon, shippingInfo, expectedShipByDate, paymentDueDate } = order;
  const { paymentInstructions, clearingText } = order;
  return {
    invoice: order.invoice,
    placedAt: order.orderDate,
    email: order.emailId,
    payment: order.paymentMethod,
    total: totalOf(order.totals),
    lines: order.lines.map(orderLine),
    marketLossFeeCents: centsOf(order.marketLossFee),
    allowSplit: order.allowSplit ?? false,
    isSignature: order.isSignatureConfirmation ?? false,
    isGiftWrap: order.isGiftWrap ?? false,
    ...(coupon && { coupon: couponOf(coupon) }),
    ...(shippingInfo && { shipTo: newAddressOf(shippingInfo) }),
    ...(expectedShipByDate && { shipsBy: expectedShipByDate }),
    ...(paymentDueDate && { dueAt: paymentDueDate }),
    ...(paymentInstructions && { instructions: paymentInstructions }),
    ...(clearingText && { clears: clearingText }),
  };
}

function couponOf({ coupon }: NonNullable<WirePlaced['coupon']>) {
  const productIds = coupon.applicableProducts.map(({ productId }) => productId);
  return { code: coupon.couponCode, productIds };
}
