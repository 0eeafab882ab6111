import type { Order } from '#api/orders/order.ts';
import { formatMoney } from '#commerce/format/money.ts';

import { PAID_BY } from '../order-words.ts';

/** A row of an order's bill, in cents; reductions are negative. */
type Charge = { label: string; cents: number; mayBeFree?: true };

/** A row as it is shown; sums stand out. */
export type BillRow = { label: string; words: string; isSum?: true };

const SHIPPING_WORDS = {
  standard: 'Standard shipping',
  expedited: 'Expedited shipping',
  fedex: 'FedEx shipping',
} as const;

/** The bill of an order: its parts, what was or is to be paid, and what a cancellation changed. */
export function billOf(order: Order): BillRow[] {
  const { money } = order;
  const parts = chargesOf(order).map(({ label, cents, mayBeFree }) => ({
    label,
    words: mayBeFree && cents === 0 ? 'Free' : signed(cents),
  }));
  const after = [
    { label: 'Charges of the cancellation', cents: money.cancellation },
    { label: 'Refunded', cents: money.refund },
    { label: 'Added to your next order', cents: money.owed },
  ].filter(({ cents }) => cents > 0);
  return [
    ...parts,
    { label: totalLabel(order), words: formatMoney(money.total), isSum: true },
    ...after.map(({ label, cents }) => ({ label, words: formatMoney(cents) })),
  ];
}

function totalLabel({ payment: { status, method }, money }: Order): string {
  if (status === 'Cleared' || money.refund > 0) return `Paid by ${PAID_BY[method]}`;
  return status === 'Pending' ? `To be paid by ${PAID_BY[method]}` : 'Total';
}

/** The parts of an order's total: the products, then charges and reductions. */
export function chargesOf({ money, couponCode, shippingMethod = 'standard' }: Order): Charge[] {
  const rest: Charge[] = [
    { label: 'Discount', cents: -money.discount },
    { label: couponCode ? `Coupon ${couponCode}` : 'Coupon', cents: -money.coupon },
    { label: 'Card or PayPal surcharge', cents: money.surcharge },
    { label: 'Faster shipping', cents: money.upgrade },
    { label: 'Signature on delivery', cents: money.signature },
    { label: 'Gift wrap', cents: money.giftWrap },
    { label: 'Other charges', cents: money.other },
    { label: 'Market loss of an earlier order', cents: money.marketLoss },
  ];
  return [
    { label: 'Products', cents: money.subTotal },
    { label: `${SHIPPING_WORDS[shippingMethod]}, insured`, cents: money.shipping, mayBeFree: true },
    ...rest.filter(({ cents }) => cents !== 0),
    { label: 'Sales tax', cents: money.tax },
  ];
}

function signed(cents: number): string {
  return formatMoney(cents).replace('-', '−');
}
