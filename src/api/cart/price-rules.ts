import { asked } from '#api/cache/asked.ts';
import { getGetCheckoutSettingsQueryOptions } from '#generated/hooks/checkout/checkout.ts';
import type { CheckoutSettings } from '#generated/models/checkoutSettings.ts';
import type { CheckoutSettingsResponse } from '#generated/models/checkoutSettingsResponse.ts';
import { centsOf } from '#lib/cents.ts';

/** The settings that the cart shows. */
export type PriceRules = {
  /** The duration of a price hold in milliseconds. */
  holdMs: number;
  /** The surcharge for card and PayPal, in percent (§9). */
  surchargePercent: number;
  /** The merchandise total from which domestic orders ship free, in cents (§9). */
  shipsFreeFrom: number;
};

/** The part of the store's settings that the cart and the checkout show. */
export function priceRules(data: CheckoutSettings): PriceRules {
  return {
    holdMs: data.cartPriceLockSeconds * 1000,
    surchargePercent: data.surchargePercent,
    shipsFreeFrom: centsOf(data.freeShippingThreshold),
  };
}

/** The stale time in milliseconds: these settings do not change during a visit. */
const RULES_MS = 3_600_000;

/** The store's settings for cart prices. */
export function priceRulesQuery() {
  return asked(
    getGetCheckoutSettingsQueryOptions({ query: { select: rulesIn, staleTime: RULES_MS } }),
  );
}

function rulesIn({ data }: CheckoutSettingsResponse): PriceRules {
  return priceRules(data);
}
