import type { Call } from '../backend/call.ts';
import { type Shop, heldShop } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { settings } from '../pricing/settings.ts';
import { cartProduct } from './cart-product.ts';
import type { CartLine } from './line.ts';
import { newHold, running } from './price-hold.ts';
import { priceLine } from './priced-line.ts';
import { type Cart, type PriceHold, type StoredLine, cartOf } from './table.ts';

type AnyCall = Pick<Call<'getProductFromShoppingCart'>, 'visitor' | 'now'> & {
  customerId: string | undefined;
};

/** A customer's cart with the shop at the prices it holds (§4). */
export type OpenCart = {
  cart: Cart;
  shop: Shop;
  hold: PriceHold;
  predictions: readonly Wire<'PredictedPrices'>[];
};

/**
 * The customer's cart with the prices it holds. When its hold is over, or with `renew`, a new one
 * starts at the published prices.
 */
export function openCart(call: AnyCall, { renew = false } = {}): OpenCart {
  const { visitor, customerId = '', now } = call;
  const cart = cartOf(visitor.tables.carts, customerId);
  const hold = (renew ? undefined : running(cart.hold, now)) ?? newCartHold(call);
  const shop = heldShop(call, hold.fedAt);
  cart.hold = hold;
  // §4 A line that cannot be bought becomes inactive until it is added again.
  cart.lines = cart.lines.map((line) => withActivity(line, shop));
  return { cart, shop, hold, predictions: visitor.tables.predictions.get(customerId) ?? [] };
}

function newCartHold(call: AnyCall): PriceHold {
  return newHold(call, settings.cartLockSeconds);
}

function withActivity(line: StoredLine, shop: Shop): StoredLine {
  return { ...line, active: priceLine(line, shop).active };
}

/** Changes the lines of a customer's cart and answers with all of it, priced. */
export function changeCart(
  call: AnyCall,
  change: (lines: StoredLine[], open: OpenCart) => StoredLine[],
): Wire<'CartResponse'> {
  const open = openCart(call);
  open.cart.lines = change(open.cart.lines, open);
  return cartAnswer(open);
}

/** §7 data is a list of cart products. */
export function cartAnswer({ cart, shop, hold, predictions }: OpenCart): Wire<'CartResponse'> {
  return {
    data: cart.lines.map((line) =>
      cartProduct(priceLine(line, shop), shop, hold.until, predictions),
    ),
  };
}

/** Gives a cart another hold. A new one: an added product costs what its page shows now. */
export function holdPrices(call: AnyCall, open: OpenCart, hold = newCartHold(call)): void {
  open.cart.hold = hold;
  open.hold = hold;
  open.shop = heldShop(call, hold.fedAt);
}

/**
 * The prices held for a guest, and their hold. A new hold starts when the old one is over, when
 * `renew` is set, or when the guest's cart has a new product.
 */
export function guestPrices(
  call: AnyCall,
  lines: readonly CartLine[],
  renew = false,
): { shop: Shop; hold: PriceHold } {
  const hold = (renew ? undefined : guestHold(call, lines)) ?? newCartHold(call);
  const productIds = new Set(lines.map(({ productId }) => productId));
  call.visitor.tables.carts.guest = { productIds, hold };
  return { shop: heldShop(call, hold.fedAt), hold };
}

/** The running hold of a guest's cart with all these products. */
export function guestHold(
  { visitor, now }: AnyCall,
  lines: readonly CartLine[],
): PriceHold | undefined {
  const { hold, productIds } = visitor.tables.carts.guest;
  const areIn = lines.every(({ productId }) => productIds.has(productId));
  return areIn ? running(hold, now) : undefined;
}

/** The running hold of the caller's cart, if it has all products of these lines. */
export function holdOf(call: AnyCall, lines: readonly CartLine[]): PriceHold | undefined {
  const { visitor, customerId, now } = call;
  if (!customerId) return guestHold(call, lines);
  const cart = cartOf(visitor.tables.carts, customerId);
  const productIds = new Set(cart.lines.map(({ productId }) => productId));
  const areIn = lines.every(({ productId }) => productIds.has(productId));
  return areIn ? running(cart.hold, now) : undefined;
}
