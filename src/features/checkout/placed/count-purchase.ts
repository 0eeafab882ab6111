import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';
import { reportPurchase } from '#api/checkout/purchase.ts';
import { reportConversion } from '#commerce/visits/ads.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { wasNoted } from '#lib/noted.ts';

import { couponShares } from './coupon-shares.ts';

const NAME = 'counted-order';

/** Reports an order once in this browser, to the shop and to its advertisers, only if the shopper allowed counting. */
export async function countPurchase(order: PlacedOrder): Promise<void> {
  const { invoice, total, lines } = order;
  if (!mayCount(choiceNow())) return;
  // One number is enough, because a browser shows only its last order.
  if (wasNoted(() => localStorage, NAME, invoice)) return;
  reportConversion({ invoice, ...total });
  const shares = couponShares(order);
  // The page does not wait for this call, and ignores its failure.
  await reportPurchase({
    invoice,
    total: total.total,
    tax: total.tax,
    shipping: total.shipping,
    coupon: total.coupon,
    lines: lines.map(({ productId, name, unitCents, quantity }, index) => {
      return { productId, name, unitCents, quantity, couponCents: shares[index] ?? 0 };
    }),
  }).catch(() => undefined);
}
