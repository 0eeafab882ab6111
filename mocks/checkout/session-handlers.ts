import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, heldShop } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { lineOf } from '../cart/handlers.ts';
import type { CartLine } from '../cart/line.ts';
import { openCart } from '../cart/open-cart.ts';
import { tryCoupon } from '../coupons/coupon-use.ts';
import { basketOf } from './basket.ts';
import { linesMissing } from './handlers.ts';
import { checkoutAnswer, findCheckout, computeCheckout, holdFor } from './open-checkout.ts';
import { type StoredCheckout, newCheckout } from './table.ts';

/** A checkout from its first step to the review. */
export const checkoutSession = {
  createCheckoutSession: (call) => {
    const { visitor, customerId, body } = call;
    const lines = linesOf(call);
    const hold = holdFor(call, lines);
    refuseUnbuyable(lines, heldShop(call, hold.fedAt));
    const own = customerId && visitor.tables.customers.get(customerId)?.emailId;
    const emailId = body.emailId ?? own;
    const checkout = newCheckout(lines, hold, {
      ...(customerId && { customerId }),
      ...(emailId && { emailId }),
    });
    if (body.couponCode) applyCouponTo(checkout, body.couponCode, call);
    visitor.tables.checkouts.open.set(checkout.sessionId, checkout);
    return { data: checkoutAnswer(computeCheckout(call, checkout)) };
  },

  getCheckoutSession: (call) => {
    const checkout = findCheckout(call, call.query.sessionId);
    return { data: checkoutAnswer(computeCheckout(call, checkout)) };
  },

  updateCheckoutSession: (call) => {
    const { sessionId, refreshPrices, clear = [], couponCode, ...changes } = call.body;
    const checkout = findCheckout(call, sessionId);
    if (couponCode) applyCouponTo(checkout, couponCode, call);
    for (const field of clear) clearField(checkout, field);
    const before = JSON.stringify(checkout.shippingInfo);
    Object.assign(checkout, knownFields(changes));
    // A chosen shipping method may not be offered to another address.
    const isElsewhere = before !== JSON.stringify(checkout.shippingInfo);
    if (isElsewhere) checkout.isShippingConfirmed = changes.isShippingConfirmed ?? false;
    checkout.revision += 1;
    return { data: checkoutAnswer(computeCheckout(call, checkout, refreshPrices)) };
  },
} satisfies Partial<Resolvers>;

function linesOf(call: Call<'createCheckoutSession'>): readonly CartLine[] {
  const { lines } = call.body;
  if (!lines && !call.customerId) throw linesMissing();
  const chosen = lines ? lines.map(lineOf) : openCart(call).cart.lines;
  const ordered = chosen.filter(({ selected, active }) => selected && active);
  if (ordered.length === 0) throw problem(409, 'Nothing in the cart is selected.');
  return ordered;
}

function refuseUnbuyable(lines: readonly CartLine[], shop: Shop): void {
  const [refused] = basketOf(lines, shop).refused;
  if (!refused) return;
  const { product, line, most } = refused;
  if (!product) throw problem(409, 'A product in your cart is no longer sold.');
  const says = most > 0 ? `only ${most} are left, not ${line.quantity}` : 'it is out of stock';
  throw problem(409, `${product.name} cannot be bought: ${says}.`);
}

type Caller = Pick<Call<'updateCheckoutSession'>, 'visitor' | 'customerId' | 'now'>;

function applyCouponTo(checkout: StoredCheckout, code: string, call: Caller): void {
  const basket = basketOf(checkout.lines, heldShop(call, checkout.hold.fedAt));
  const answer = tryCoupon(call.visitor.tables.coupons, code, basket, call);
  if (!answer.applies) throw problem(409, answer.says);
  checkout.couponCode = answer.coupon.code;
}

/** §4 Resetting shipping also clears payment, billing, tax and the authorization. */
function clearField(
  checkout: StoredCheckout,
  field: NonNullable<Wire<'CheckoutUpdate'>['clear']>[number],
): void {
  if (field === 'coupon') delete checkout.couponCode;
  else delete checkout[field];
  if (field === 'paymentMode') delete checkout.authorization;
  if (field !== 'shippingInfo') return;
  delete checkout.billingInfo;
  delete checkout.paymentMode;
  delete checkout.authorization;
  checkout.shippingMethod = 'standard';
  checkout.isShippingConfirmed = false;
  checkout.isTermsChecked = false;
}

type Choices = Omit<Wire<'CheckoutUpdate'>, 'sessionId' | 'refreshPrices' | 'clear' | 'couponCode'>;

/** The known fields of a change; others are ignored. */
function knownFields(changes: Choices): Partial<StoredCheckout> {
  const fields = [
    'emailId',
    'shippingInfo',
    'billingInfo',
    'shippingMethod',
    'paymentMode',
    'isGiftWrap',
    'orderNote',
    'isSignatureConfirmation',
    'isShippingConfirmed',
    'isShipToDepository',
    'isTermsChecked',
    'allowSplit',
  ] as const;
  const sent = fields.filter((field) => changes[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, changes[field]]));
}
