import type { CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout, ShippingChoice } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** §9 The reason for the cost of a shipping method. */
export function chargeWords(
  choice: ShippingChoice,
  { total }: Pick<Checkout, 'total'>,
  { shipsFreeFrom, carrier }: CheckoutSettings,
): string {
  if (choice.cents === 0) return `Free from ${formatMoney(shipsFreeFrom)} of products.`;
  if (choice.method !== 'standard' || choice.cents >= carrier.atLeast) {
    return `${formatMoney(carrier.perOunce)} for each ounce of metal, at least ${formatMoney(carrier.atLeast)}.`;
  }
  const missing = shipsFreeFrom - total.lines;
  return missing > 0 ? `Free with ${formatMoney(missing)} more of products.` : '';
}
