import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import { hasEnded, isSpent, isUsed, type CouponUse } from './rules.ts';
import type { StoredCoupon } from './table.ts';

/** §3 A coupon, by default one that can be used; the balance is dollars left on a $ coupon and the percent of a % one. */
export function couponShape(
  coupon: StoredCoupon,
  { catalog }: Shop,
  state: Wire<'Coupon'>['state'] = 'open',
): Wire<'Coupon'> {
  const { discountType, discount, currentBalanceCents = discount } = coupon;
  return {
    couponCode: coupon.code,
    couponType: coupon.couponType,
    discountType,
    currentBalance: discountType === '$' ? dollars(currentBalanceCents) : discount,
    applicableProducts: coupon.applicableProducts.map(({ productId, productName }) => ({
      productId,
      productName,
      productNameWithHypen: catalog.byId.get(productId)?.slug ?? '',
    })),
    title: coupon.title,
    terms: coupon.terms,
    isOneTime: coupon.oneTime ?? false,
    state,
    ...(coupon.minimumSubtotalCents !== undefined && {
      minimumSubtotal: dollars(coupon.minimumSubtotalCents),
    }),
    ...(coupon.startsAt !== undefined && { startsAt: isoTime(coupon.startsAt) }),
    ...(coupon.expiresAt !== undefined && { expiresAt: isoTime(coupon.expiresAt) }),
  };
}

/** Whether a coupon can still be used, under these circumstances. */
export function stateOf(coupon: StoredCoupon, use: CouponUse): Wire<'Coupon'>['state'] {
  if (hasEnded(coupon, use)) return 'ended';
  if (isUsed(coupon, use)) return 'used';
  return isSpent(coupon) ? 'spent' : 'open';
}
