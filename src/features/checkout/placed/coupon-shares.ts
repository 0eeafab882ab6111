import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';

/**
 * The coupon's reduction of each line in cents: the amount is split over the lines that it applies
 * to, by their cost. The shares add up to the amount.
 */
export function couponShares({
  lines,
  coupon,
  total,
}: Pick<PlacedOrder, 'lines' | 'coupon' | 'total'>): number[] {
  const isFor = ({ productId }: { productId: number }) =>
    !coupon || coupon.productIds.length === 0 || coupon.productIds.includes(productId);
  const covered = lines.map((line) => (isFor(line) ? line.totalCents : 0));
  const sum = covered.reduce((one, other) => one + other, 0);
  if (sum === 0) return covered;
  let before = 0;
  let given = 0;
  return covered.map((cents) => {
    before += cents;
    const share = Math.round((total.coupon * before) / sum) - given;
    given += share;
    return share;
  });
}
