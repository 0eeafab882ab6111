import { addOrderPurchaseAnalytics } from '#generated/hooks/analytics/analytics.ts';

/** What was bought, for the measuring of sales; money in cents. */
export type Purchase = {
  invoice: string;
  total: number;
  tax: number;
  shipping: number;
  coupon: number;
  lines: { productId: number; name: string; unitCents: number; quantity: number }[];
};

/** §3 Order purchase analytics. Sent even when the page is left meanwhile. */
export async function reportPurchase(purchase: Purchase): Promise<void> {
  await addOrderPurchaseAnalytics(
    {
      invoice: purchase.invoice,
      totalCost: purchase.total / 100,
      tax: purchase.tax / 100,
      shippingCharges: purchase.shipping / 100,
      amountCRFromCoupon: purchase.coupon / 100,
      products: purchase.lines.map(({ productId, name, unitCents, quantity }) => ({
        productId,
        productName: name,
        price: unitCents / 100,
        qtyOrdered: quantity,
        discount: 0,
      })),
    },
    { keepalive: true },
  );
}
