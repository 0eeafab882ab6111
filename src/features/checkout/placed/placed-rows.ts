import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { couponRow, extraRows, MARKET_LOSS_WHY, type SummaryRow } from '../summary/summary-rows.ts';

/** The parts of an order's total; parts that do not apply are left out. */
export function orderRows(
  order: Pick<PlacedOrder, 'total' | 'coupon' | 'isSignature' | 'isGiftWrap'>,
): SummaryRow[] {
  const { total, coupon } = order;
  const shipping = total.shipping === 0 ? 'Free' : formatMoney(total.shipping);
  return [
    { label: 'Products', says: formatMoney(total.lines) },
    ...(total.coupon > 0 ? [couponRow(total.coupon, coupon?.code)] : []),
    ...part('Surcharge', total.surcharge),
    { label: 'Shipping', says: shipping },
    ...extraRows(order),
    ...part('Sales tax', total.tax),
    ...part('Market loss', total.marketLoss, MARKET_LOSS_WHY),
    { label: 'Total', says: formatMoney(total.total) },
  ];
}

function part(label: string, cents: number, why?: string): SummaryRow[] {
  if (cents === 0) return [];
  return [{ label, says: formatMoney(cents), ...(why && { why }) }];
}
