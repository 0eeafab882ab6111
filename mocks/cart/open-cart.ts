import type { Call } from '../backend/call.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { settings } from '../pricing/settings.ts';
import { cartProduct } from './cart-product.ts';
import { priceLine } from './priced-line.ts';
import { type Cart, type StoredLine, cartOf } from './table.ts';

type AnyCall = Pick<Call<'getProductFromShoppingCart'>, 'visitor' | 'customerId' | 'now'>;

/** A customer's cart with the shop at the prices it holds (§4). */
export type OpenCart = { cart: Cart; shop: Shop };

const LOCK_MS = settings.cartLockSeconds * 1000;

/**
 * The customer's cart with the prices it holds. When the lock has run out, or with `renew`, a new
 * lock starts at the current prices.
 */
export function openCart(call: AnyCall, { renew = false } = {}): OpenCart {
  const { visitor, customerId = '', now } = call;
  const cart = cartOf(visitor.tables.carts, customerId, now);
  if (renew || now >= cart.pricedAt + LOCK_MS) cart.pricedAt = now;
  const shop = shopOf(call, cart.pricedAt);
  // §4 A line that cannot be bought becomes inactive until it is added again.
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

/** Starts a new lock: an added product costs what its page shows now. */
export function lockPrices(call: AnyCall, open: OpenCart): void {
  open.cart.pricedAt = call.now;
  open.shop = shopOf(call);
}

/**
 * The prices held for a guest, and until when in ms. A new lock starts when the old one has run
 * out, when `renew` is set, or when the guest's cart has a new product.
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
