import { asked } from '#api/cache/asked.ts';
import { productHref } from '#api/catalog/product-card.ts';
import { applyCoupon, getGetCouponsQueryOptions } from '#generated/hooks/coupons/coupons.ts';
import type { Coupon as WireCoupon } from '#generated/models/coupon.ts';
import type { CouponListResponse } from '#generated/models/couponListResponse.ts';
import { problemOf } from '#lib/api-error.ts';
import { centsOf } from '#lib/cents.ts';

/** §3 A coupon that a customer can use. */
export type Coupon = {
  code: string;
  title: string;
  terms: string;
  /** Remaining cents of a $ coupon. */
  balance?: number;
  /** §9 Type Product: the coupon applies to these products only. */
  products: { name: string; href: string }[];
  /** ISO time. */
  endsAt?: string;
};

/** The discount of a code on the ticked lines, in cents; or the reason why it does not apply. */
export type Tried =
  | { code: string; takesOff: number; coupon: Coupon }
  | { code: string; says: string };

/** §7 The customer's coupons, the earliest end first. */
export function myCouponsQuery() {
  return asked(getGetCouponsQueryOptions({ query: { select: couponsIn } }));
}

function couponsIn({ data }: CouponListResponse): Coupon[] {
  return data.map(toCoupon);
}

/**
 * §7 The discount of `code` on the customer's cart. `cart` is a key of its contents: a changed cart
 * is another query. `tryCoupon` returns a refusal as data, because the server's HTML must contain
 * it, and React Query does not dehydrate errors.
 */
export function triedCouponQuery(code: string, cart: string) {
  return asked({
    queryKey: ['cart', 'coupon', code, cart],
    queryFn: ({ signal }) => tryCoupon(code, signal),
  });
}

export async function tryCoupon(code: string, signal?: AbortSignal): Promise<Tried> {
  try {
    const { data } = await applyCoupon({ couponCode: code }, signal ? { signal } : {});
    const coupon = toCoupon(data.coupon);
    return { code: coupon.code, takesOff: centsOf(data.discountAmount), coupon };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.kind === 'missing') return { code, says: `There is no coupon ${code}.` };
    if (problem?.kind === 'refused') return { code, says: problem.says };
    throw error;
  }
}

/** A coupon in the store's model; money in cents. */
export function toCoupon(coupon: WireCoupon): Coupon {
  return {
    code: coupon.couponCode,
    title: coupon.title,
    terms: coupon.terms,
    ...(coupon.discountType === '$' && { balance: centsOf(coupon.currentBalance) }),
    products: coupon.applicableProducts.map((product) => ({
      name: product.productName,
      href: productHref(product.productId, product.productNameWithHypen),
    })),
    ...(coupon.expiresAt && { endsAt: coupon.expiresAt }),
  };
}
