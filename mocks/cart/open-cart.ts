import type { Call } from '../backend/call.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { settings } from '../pricing/settings.ts';
import { cartProduct } from './cart-product.ts';
import { priceLine } from './priced-line.ts';
import { type Cart, type StoredLine, cartOf } from './table.ts';

type AnyCall = Pick<Call<'getProductFromShoppingCart'>, 'visitor' | 'customerId' | 'now'>;

/** A customer's cart as the rules of §4 work on it. */
export type OpenCart = { cart: Cart; shop: Shop };

const LOCK_MS = settings.cartLockSeconds * 1000;

/**
 * The customer's cart with the prices it holds. A lock that ran out, or that `renew` asks for, starts
 * anew at the prices of this moment.
 */
export function openCart(call: AnyCall, { renew = false } = {}): OpenCart {
  const { visitor, customerId = '', now } = call;
  const cart = cartOf(visitor.tables.carts, customerId, now);
  if (renew || now >= cart.pricedAt + LOCK_MS) cart.pricedAt = now;
  const shop = shopOf(call, cart.pricedAt);
  // What the shop no longer sells is set aside, and stays so until it is added again (§4).
  cart.lines = cart.lines.map((line) => withActivity(line, shop));
  return { cart, shop };
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
export function cartAnswer({ cart, shop }: OpenCart): Wire<'CartResponse'> {
  const until = cart.pricedAt + LOCK_MS;
  return { data: cart.lines.map((line) => cartProduct(priceLine(line, shop), shop, until)) };
}

/** Starts the lock anew: whoever adds a product pays what its page says now. */
export function lockPrices(call: AnyCall, open: OpenCart): void {
  open.cart.pricedAt = call.now;
  open.shop = shopOf(call);
}

/**
 * The prices a guest's browser is held to, and until when in ms. They are taken anew when the lock
 * has run out, when it is asked to, or when the browser asks about a product it did not have.
 */
export function guestPrices(
  call: AnyCall,
  productIds: readonly number[],
  renew = false,
): { shop: Shop; until: number } {
  const { carts } = call.visitor.tables;
  const isNew = productIds.some((id) => !carts.guest.productIds.has(id));
  const pricedAt =
    renew || isNew || call.now >= carts.guest.pricedAt + LOCK_MS ? call.now : carts.guest.pricedAt;
  carts.guest = { pricedAt, productIds: new Set(productIds) };
  return { shop: shopOf(call, pricedAt), until: pricedAt + LOCK_MS };
}
