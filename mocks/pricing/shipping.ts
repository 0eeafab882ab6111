import { fraction, halfUp, times } from './exact.ts';
import { settings } from './settings.ts';

/**
 * §9 Standard domestic shipping in cents: free from $199 of merchandise, by the cash price. The
 * fees below that are a guess.
 */
export function standardShippingCents(subtotalCents: number): number {
  if (subtotalCents >= settings.freeShippingFromCents) return 0;
  const { standardShipping } = settings;
  return standardShipping.findLast(({ fromCents }) => subtotalCents >= fromCents)?.feeCents ?? 0;
}

/** The amount in cents that is missing for free shipping; 0 once it is free. */
export function missingForFreeShipping(subtotalCents: number): number {
  return Math.max(0, settings.freeShippingFromCents - subtotalCents);
}

/** §9 Carrier shipping in cents: 25 percent of the selected items' ounces, at least $29.95. */
export function carrierShippingCents(totalOunces: number): number {
  const byWeight = halfUp(times(fraction(totalOunces), fraction(settings.carrierCentsPerOunce)));
  return Math.max(settings.carrierMinimumCents, byWeight);
}

/** What a signature on delivery costs, in cents. A guess, as its setting says. */
export function signatureCents(subtotalCents: number): number {
  return subtotalCents >= settings.signatureFreeFromCents ? 0 : settings.signatureFeeCents;
}
