import type { Call, Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { type Wire, centsFrom } from '../../backend/wire.ts';
import { isSameLine } from '../../cart/line.ts';
import { cartOf } from '../../cart/table.ts';
import { spendCoupon } from '../../coupons/coupon-use.ts';
import { formatDollars } from '../../pricing/dollars.ts';
import { grandTotalCents } from '../amounts.ts';
import {
  type OpenCheckout,
  checkoutAnswer,
  findCheckout,
  computeCheckout,
} from '../open-checkout.ts';
import { placedOrder } from './placed-order.ts';
import { type StoredOrder, nextInvoice } from './table.ts';

type PlaceCall = Call<'placeOrder'>;
type Reason = Wire<'OrderConflict'>['reason'];

/** Places an order once per idempotency key: a repeated call gets the same order. */
export const orderPlacement = {
  placeOrder: (call) => {
    const { orders } = call.visitor.tables;
    const key = call.header['Idempotency-Key'];
    const placed = orders.placed.find(({ idempotencyKey }) => idempotencyKey === key);
    const checkout = findCheckout(call, call.body.sessionId);
    if (placed) {
      if (checkout.invoice === placed.invoice) return { data: publicOrder(placed) };
      throw conflict('key-reused', 'This order was placed from another checkout.');
    }
    const open = computeCheckout(call, checkout);
    refuseUnready(call, open);
    const order = storeOrder(call, open, key);
    return { data: publicOrder(order) };
  },

  getPlacedOrder: ({ visitor, customerId, query }) => {
    const order = visitor.tables.orders.placed.find(
      ({ idempotencyKey }) => idempotencyKey === query.idempotencyKey,
    );
    const isTheirs = order && (!order.customerId || order.customerId === customerId);
    if (!isTheirs) throw problem(404, 'No order was placed with this key.');
    return { data: publicOrder(order) };
  },
} satisfies Partial<Resolvers>;

function refuseUnready({ body }: PlaceCall, open: OpenCheckout): void {
  const { checkout, amounts } = open;
  const { emailId, invoice, shippingInfo, authorization } = checkout;
  if (invoice) throw conflict('key-reused', `This checkout has become order ${invoice} already.`);
  refuseSoldOut(open);
  if (!shippingInfo || !emailId) {
    throw conflict('address-missing', 'Tell us where to ship, and where to write.', open);
  }
  const total = grandTotalCents(amounts, checkout.paymentMode);
  if (emailId.startsWith('moved@') || centsFrom(body.expectedGrandTotal) !== total) {
    const says = `Prices have moved. The total is now ${formatDollars(total)}.`;
    throw conflict('price-changed', says, open);
  }
  if (body.expectedRevision !== undefined && body.expectedRevision !== checkout.revision) {
    throw conflict('checkout-changed', 'This checkout has changed since it was reviewed.', open);
  }
  if (!authorization || authorization.authorizationId !== body.authorizationId) {
    throw conflict('not-authorized', 'The payment is not authorized for this total.', open);
  }
}

function refuseSoldOut(open: OpenCheckout): void {
  const { lines, refused } = open.amounts.basket;
  const [gone] = open.checkout.emailId?.startsWith('soldout@') ? lines : refused;
  if (!gone) return;
  const name = gone.product?.name ?? 'Something in this order';
  throw conflict('out-of-stock', `${name} has just sold out.`, open);
}

/** Stores the order, spends its coupon and removes its lines from the cart. */
function storeOrder({ visitor, now }: PlaceCall, open: OpenCheckout, key: string): StoredOrder {
  const { tables } = visitor;
  const { checkout, amounts } = open;
  const { customerId } = checkout;
  const invoice = nextInvoice(tables.orders);
  const order: StoredOrder = {
    ...placedOrder(open, invoice, now),
    idempotencyKey: key,
    ...(customerId && { customerId }),
  };
  tables.orders.placed.push(order);
  checkout.invoice = invoice;
  const { coupon } = amounts;
  if (coupon?.applies) {
    spendCoupon(tables.coupons, {
      code: coupon.coupon.code,
      customerId,
      cents: coupon.discountCents,
    });
  }
  if (!customerId) return order;
  const cart = cartOf(tables.carts, customerId);
  cart.lines = cart.lines.flatMap((line) => {
    const ordered = checkout.lines.find((each) => isSameLine(each, line))?.quantity ?? 0;
    return line.quantity > ordered ? [{ ...line, quantity: line.quantity - ordered }] : [];
  });
  delete tables.customers.get(customerId)?.marketLoss;
  return order;
}

/** The order without its internal fields. */
function publicOrder(order: StoredOrder): Wire<'PlacedOrder'> {
  const shown: Partial<StoredOrder> = { ...order };
  delete shown.idempotencyKey;
  delete shown.customerId;
  return shown as Wire<'PlacedOrder'>;
}

function conflict(reason: Reason, detail: string, open?: OpenCheckout): Response {
  const more = { reason, ...(open && { checkout: checkoutAnswer(open) }) };
  return problem(409, detail, { more });
}
