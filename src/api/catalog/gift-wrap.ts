import { asked } from '#api/cache/asked.ts';
import { getGetCheckoutSettingsQueryOptions } from '#generated/hooks/checkout/checkout.ts';
import type { CheckoutSettingsResponse } from '#generated/models/checkoutSettingsResponse.ts';
import { centsOf } from '#lib/cents.ts';

/** The stale time in milliseconds: the charge does not change during a visit. */
const SETTINGS_MS = 3_600_000;

/** The charge for wrapping an order as a gift, in cents. */
export function giftWrapQuery() {
  return asked(
    getGetCheckoutSettingsQueryOptions({ query: { select: wrapIn, staleTime: SETTINGS_MS } }),
  );
}

function wrapIn({ data }: CheckoutSettingsResponse): number {
  return centsOf(data.fees.giftWrap);
}
