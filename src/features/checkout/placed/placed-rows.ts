import type { CheckoutTotal } from '#api/checkout.ts';
import { formatMoney } from '#commerce/money.ts';

/** What an order came to, part by part; what does not apply is left out. */
export function orderRows(total: CheckoutTotal): { label: string; says: string }[] {
  const parts: [label: string, cents: number][] = [
    ['Surcharge', total.surcharge],
    ['Signature on delivery', total.signature],
    ['Gift wrap', total.giftWrap],
    ['Sales tax', total.tax],
    ['Market loss', total.marketLoss],
  ];
  return [
    { label: 'Products', says: formatMoney(total.lines) },
    ...(total.coupon > 0 ? [{ label: 'Coupon', says: `−${formatMoney(total.coupon)}` }] : []),
    { label: 'Shipping', says: total.shipping === 0 ? 'Free' : formatMoney(total.shipping) },
    ...parts
      .filter(([, cents]) => cents > 0)
      .map(([label, cents]) => ({ label, says: formatMoney(cents) })),
    { label: 'Total', says: formatMoney(total.total) },
  ];
}
