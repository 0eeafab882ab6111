import type { Order } from '#api/orders/order.ts';

/** A row of an order's bill, in cents; reductions are negative. */
type Charge = { label: string; cents: number; mayBeFree?: true };

const SHIPPING_WORDS = {
  standard: 'Standard shipping',
  expedited: 'Expedited shipping',
  fedex: 'FedEx shipping',
} as const;

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
