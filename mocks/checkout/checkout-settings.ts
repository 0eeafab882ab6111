import { type Wire, dollars } from '../backend/wire.ts';
import { settings } from '../pricing/settings.ts';

/** §9 Fees, limits and lock times, so that no page holds copies of them. */
export function checkoutSettings(): Wire<'CheckoutSettings'> {
  const { standardShipping, freeShippingFromCents } = settings;
  return {
    surchargePercent: settings.surchargePercent,
    freeShippingThreshold: dollars(freeShippingFromCents),
    carrierShippingOunceShare: dollars(settings.carrierCentsPerOunce),
    carrierShippingMinimum: dollars(settings.carrierMinimumCents),
    cartPriceLockSeconds: settings.cartLockSeconds,
    checkoutPriceLockSeconds: settings.checkoutLockSeconds,
    fees: {
      standardShippingSteps: standardShipping.map(({ feeCents }, index) => ({
        belowSubtotal: dollars(standardShipping[index + 1]?.fromCents ?? freeShippingFromCents),
        charge: dollars(feeCents),
      })),
      signatureConfirmation: dollars(settings.signatureFeeCents),
      signatureIncludedFrom: dollars(settings.signatureFreeFromCents),
      giftWrap: dollars(settings.giftWrapFeeCents),
      cancellation: dollars(settings.cancelFeeCents),
    },
  };
}
