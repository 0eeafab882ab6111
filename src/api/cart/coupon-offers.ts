import { asked } from '#api/cache/asked.ts';
import {
  getGetCouponsQueryKey,
  getGetCouponsQueryOptions,
  getGetPublicCouponsQueryOptions,
} from '#generated/hooks/coupons/coupons.ts';
import type { Coupon as WireCoupon } from '#generated/models/coupon.ts';
import type { CouponListResponse } from '#generated/models/couponListResponse.ts';
import type { CouponState } from '#generated/models/couponState.ts';
import { centsOf } from '#lib/cents.ts';

import { toCoupon, type Coupon } from './coupons.ts';

/** A coupon as it is offered, with its conditions. */
export type OfferedCoupon = Coupon & {
  /** §9 A $ coupon takes off cents, a % coupon a percentage of what it applies to. */
  off: { cents: number } | { percent: number };
  /** Cents of merchandise below which it does not apply. */
  minimum?: number;
  isOneTime: boolean;
  /** Ended, with nothing left on it, or used by this customer; `open` if it can be used. */
  state: CouponState;
  /** What it takes off the customer's cart, in cents, or why it takes nothing off. */
  onCart?: { takesOff: number; why?: string };
};

/** Coupons for every visitor, as seldom changed as texts: taken as current for ten minutes. */
export function publicOffersQuery() {
  return asked(
    getGetPublicCouponsQueryOptions({ query: { staleTime: 600_000, select: offersIn } }),
  );
}

/**
 * All coupons that the customer can use, each with what it takes off their cart. `cart` is a key of
 * its contents: a changed cart is another query.
 */
export function cartOffersQuery(cart: string) {
  const queryKey = [...getGetCouponsQueryKey(), cart];
  return asked(getGetCouponsQueryOptions({ query: { queryKey, select: offersIn } }));
}

function offersIn({ data }: CouponListResponse): OfferedCoupon[] {
  return data.map(toOffer);
}

function toOffer(coupon: WireCoupon): OfferedCoupon {
  const { discountType, currentBalance, minimumSubtotal, isOneTime, state, onCart } = coupon;
  return {
    ...toCoupon(coupon),
    off: discountType === '$' ? { cents: centsOf(currentBalance) } : { percent: currentBalance },
    ...(minimumSubtotal && { minimum: centsOf(minimumSubtotal) }),
    isOneTime,
    state,
    ...(onCart && {
      onCart: {
        takesOff: centsOf(onCart.discountAmount),
        ...(onCart.detail && { why: onCart.detail }),
      },
    }),
  };
}
