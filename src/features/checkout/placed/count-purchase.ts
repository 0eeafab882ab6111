import type { PlacedOrder } from '#api/checkout-calls.server.ts';
import { reportPurchase } from '#api/purchase.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';

/** Reports an order once in this tab, and only where its owner has allowed counting. */
export async function countPurchase({ invoice, total, lines }: PlacedOrder): Promise<void> {
  if (!mayCount(choiceNow()) || isCounted(invoice)) return;
  // Nobody waits for it, and its failure is nobody's trouble.
  await reportPurchase({
    invoice,
    total: total.total,
    tax: total.tax,
    shipping: total.shipping,
    coupon: total.coupon,
    lines,
  }).catch(() => undefined);
}

/** Whether it was counted before; from now on it is. */
function isCounted(invoice: string): boolean {
  const name = `counted:${invoice}`;
  try {
    const isKnown = sessionStorage.getItem(name) !== null;
    sessionStorage.setItem(name, '1');
    return isKnown;
  } catch {
    return false;
  }
}
