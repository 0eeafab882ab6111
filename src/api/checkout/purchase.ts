import { OUTLIVES_PAGE, run } from '#api/cache/run.ts';
import { getAddOrderPurchaseAnalyticsMutationOptions } from '#generated/hooks/analytics/analytics.ts';

/** An order for sales analytics; money in cents. */
export type Purchase = {
  invoice: string;
  total: number;
  tax: number;
  shipping: number;
  coupon: number;
  lines: {
    productId: number;
    name: string;
    unitCents: number;
    quantity: number;
    /** The coupon's discount on the whole line. */
    couponCents: number;
  }[];
};

/** §3 Order purchase analytics. The request also completes after the page is closed. */
export async function reportPurchase(purchase: Purchase): Promise<void> {
  const data = {
    invoice: purchase.invoice,
    totalCost: purchase.total / 100,
    tax: purchase.tax / 100,
    shippingCharges: purchase.shipping / 100,
    amountCRFromCoupon: purchase.coupon / 100,
    products: purchase.lines.map(({ productId, name, unitCents, quantity, couponCents }) => ({
      productId,
      productName: name,
      price: unitCents / 100,
      qtyOrdered: quantity,
      discount: dollarsEach(couponCents, quantity),
    })),
  };
  await run(getAddOrderPurchaseAnalyticsMutationOptions(OUTLIVES_PAGE), { data });
}

/** The coupon's share of a unit may be a fraction of a cent; the API takes four decimals. */
function dollarsEach(cents: number, quantity: number): number {
  return Math.round((cents / quantity) * 100) / 10_000;
}
