import type { Checkout } from '#api/checkout/checkout.ts';

/**
 * Whether the order's payment is ready. Wires and checks are authorized when the order is placed.
 */
export function isPromised({ authorization, payment }: Checkout): boolean {
  return authorization !== undefined || payment === 'wire' || payment === 'paperCheck';
}
