import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { StoredCoupon } from './table.ts';

/** §3 A coupon; the balance is dollars left on a $ coupon and the percent of a % one. */
export function couponShape(coupon: StoredCoupon, { catalog }: Shop): Wire<'Coupon'> {
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
    ...(coupon.minimumSubtotalCents !== undefined && {
      minimumSubtotal: dollars(coupon.minimumSubtotalCents),
    }),
    ...(coupon.startsAt !== undefined && { startsAt: isoTime(coupon.startsAt) }),
    ...(coupon.expiresAt !== undefined && { expiresAt: isoTime(coupon.expiresAt) }),
  };
}
