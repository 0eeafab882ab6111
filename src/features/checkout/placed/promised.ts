import type { Checkout } from '#api/checkout/checkout.ts';

/** Whether an order can be placed as it is paid now. A wire and a check are promised with it. */
export function isPromised({ authorization, payment }: Checkout): boolean {
  return authorization !== undefined || payment === 'wire' || payment === 'paperCheck';
}
