import type { CheckoutChange, CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, PaymentMethod } from '#api/checkout/checkout.ts';
import type { Pay } from '#commerce/product/pay.ts';

import { signatureRule } from '../shipping-rules.ts';

/** The way to pay whose total is shown: the chosen one, else the store-wide choice of prices. */
export function shownWay({ payment }: Checkout, pay: Pay): PaymentMethod | undefined {
  return payment ?? (pay === 'card' ? 'creditCard' : undefined);
}

/** A checkout with its total by another way to pay. */
export function paidBy(checkout: Checkout, method: PaymentMethod | undefined): Checkout {
  const { total } = checkout;
  const way = total.byMethod.find((each) => each.method === method);
  if (!way) return checkout;
  const surcharge = way.cents - (total.total - total.surcharge);
  return { ...checkout, total: { ...total, surcharge, total: way.cents } };
}

/**
 * A checkout with choices that are not saved yet, so that its total follows a tick at once. The
 * API's own total, with the tax that it knows, comes with the next step.
 */
export function withChoices(
  checkout: Checkout,
  { shippingMethod, isSignature = false, isGiftWrap = false }: CheckoutChange,
  settings: Pick<CheckoutSettings, 'signature' | 'giftWrap'>,
): Checkout {
  const { total, shippingChoices } = checkout;
  const rule = signatureRule(checkout, settings.signature.freeFrom);
  const parts = {
    shipping:
      shippingChoices.find(({ method }) => method === shippingMethod)?.cents ?? total.shipping,
    signature: isSignature && rule === 'chosen' ? settings.signature.cents : 0,
    giftWrap: isGiftWrap ? settings.giftWrap : 0,
  };
  const more =
    parts.shipping -
    total.shipping +
    (parts.signature - total.signature) +
    (parts.giftWrap - total.giftWrap);
  return {
    ...checkout,
    ...(shippingMethod && { shippingMethod }),
    isSignature,
    isGiftWrap,
    total: {
      ...total,
      ...parts,
      total: total.total + more,
      byMethod: total.byMethod.map(({ method, cents }) => ({ method, cents: cents + more })),
    },
  };
}

/** The total by check or wire, and the total by card, in cents. */
export function bothTotals({ total }: Pick<Checkout, 'total'>): { check: number; card: number } {
  const cents = [total.total, ...total.byMethod.map((way) => way.cents)];
  return { check: Math.min(...cents), card: Math.max(...cents) };
}
