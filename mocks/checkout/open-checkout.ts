import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, heldShop } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import type { CartLine } from '../cart/line.ts';
import { holdOf } from '../cart/open-cart.ts';
import { newHold, running } from '../cart/price-hold.ts';
import type { PriceHold } from '../cart/table.ts';
import { settings } from '../pricing/settings.ts';
import { type CheckoutAmounts, grandTotalCents, amountsOf } from './amounts.ts';
import type { Basket } from './basket.ts';
import { checkoutShape } from './checkout-session.ts';
import type { StoredCheckout } from './table.ts';

type AnyCall = Pick<Call<'getCheckoutSession'>, 'visitor' | 'customerId' | 'now'>;

/** A checkout with its totals at the prices it holds. */
export type OpenCheckout = {
  checkout: StoredCheckout;
  amounts: CheckoutAmounts;
  shop: Shop;
  /** The prices that moved when the lock ran out in this call. */
  changes: Wire<'PriceChange'>[];
  allowSplit: boolean;
  /** The time of the totals, in ms. */
  now: number;
};

/** The hold of the cart that has these lines, or a new lock at the published prices. */
export function holdFor(call: AnyCall, lines: readonly CartLine[]): PriceHold {
  return holdOf(call, lines) ?? newLock(call);
}

function newLock(call: AnyCall): PriceHold {
  return newHold(call, settings.checkoutLockSeconds);
}

/** The checkout with this id, if it belongs to the caller. */
export function findCheckout({ visitor, customerId }: AnyCall, sessionId: string): StoredCheckout {
  const checkout = visitor.tables.checkouts.open.get(sessionId);
  if (!checkout)
    throw problem(404, 'This checkout is over, or never was. Start again from the cart.');
  if (checkout.customerId && !customerId)
    throw problem(401, 'Sign in to go on with this checkout.');
  if (checkout.customerId && checkout.customerId !== customerId) {
    throw problem(404, 'This checkout is over, or never was. Start again from the cart.');
  }
  return checkout;
}

/**
 * Computes a checkout. When its lock has run out, a new lock starts and moved prices are listed.
 */
export function computeCheckout(
  call: AnyCall,
  checkout: StoredCheckout,
  refresh = false,
): OpenCheckout {
  const { tables } = call.visitor;
  const own = tables.customers.get(checkout.customerId ?? '')?.splitOrders ?? false;
  const allowSplit = checkout.allowSplit ?? own;
  const before = heldShop(call, checkout.hold.fedAt);
  const held = amountsOf(checkout, tables, before);
  if (!refresh && running(checkout.hold, call.now)) {
    return withoutStaleAuthorization({
      checkout,
      amounts: held,
      shop: before,
      changes: [],
      allowSplit,
      now: call.now,
    });
  }
  checkout.hold = newLock(call);
  checkout.revision += 1;
  const shop = heldShop(call, checkout.hold.fedAt);
  const amounts = amountsOf(checkout, tables, shop);
  const changes = changesBetween(held.basket, amounts.basket);
  const { now } = call;
  return withoutStaleAuthorization({ checkout, amounts, shop, changes, allowSplit, now });
}

/** An authorization is for one method and one amount: another method or amount voids it. */
function withoutStaleAuthorization(open: OpenCheckout): OpenCheckout {
  const { checkout, amounts } = open;
  const { authorization, paymentMode } = checkout;
  if (!authorization) return open;
  const { method, amountCents } = authorization;
  const isVoid = method !== paymentMode || amountCents !== grandTotalCents(amounts, method);
  if (isVoid) delete checkout.authorization;
  return open;
}

function changesBetween(before: Basket, after: Basket): Wire<'PriceChange'>[] {
  return after.lines.flatMap(({ line, product, price }) => {
    const old = before.lines.find((other) => other.line === line)?.price.payableUnitCents;
    if (old === undefined || old === price.payableUnitCents || !product) return [];
    return [
      {
        productId: product.id,
        productName: product.name,
        oldPrice: dollars(old),
        newPrice: dollars(price.payableUnitCents),
      },
    ];
  });
}

/** The checkout as the API answers it. */
export function checkoutAnswer(open: OpenCheckout): Wire<'CheckoutSession'> {
  return checkoutShape(open.checkout, open.amounts, open.shop, open);
}
