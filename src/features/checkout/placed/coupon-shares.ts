import type { PlacedOrder } from '#api/checkout/checkout-calls.server.ts';

/**
 * What a coupon took off each line, in cents: its amount spread over the lines that it counts for,
 * by what they cost. The shares add up to the amount.
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
