import type { OfferedCoupon } from '#api/cart/coupon-offers.ts';

/** Coupons as their page shows them. */
export type Groups = {
  forAll: OfferedCoupon[];
  own: OfferedCoupon[];
  /** Ended, with nothing left, or used. */
  over: OfferedCoupon[];
  /** The code of the one that takes the most off the cart, if one does. */
  best: string | undefined;
};

/**
 * The coupons for every visitor in their order, each as the customer's own list knows it; the
 * customer's others apart, and what cannot be used any more last.
 */
export function inGroups(
  shared: readonly OfferedCoupon[],
  mine: readonly OfferedCoupon[] = [],
): Groups {
  const known = new Map(mine.map((coupon) => [coupon.code, coupon]));
  const forAll = shared.map((coupon) => known.get(coupon.code) ?? coupon);
  const codes = new Set(shared.map(({ code }) => code));
  const own = mine.filter(({ code }) => !codes.has(code));
  return {
    forAll: forAll.filter(isOpen),
    own: own.filter(isOpen),
    over: [...forAll, ...own].filter((coupon) => !isOpen(coupon)),
    best: bestOf([...forAll, ...own])?.code,
  };
}

/** The coupon that takes the most off the cart; the first of equal ones. */
export function bestOf(coupons: readonly OfferedCoupon[]): OfferedCoupon | undefined {
  let best: OfferedCoupon | undefined;
  for (const coupon of coupons.filter(isOpen)) {
    if (takenOff(coupon) > (best ? takenOff(best) : 0)) best = coupon;
  }
  return best;
}

function isOpen({ state }: OfferedCoupon): boolean {
  return state === 'open';
}

function takenOff({ onCart }: OfferedCoupon): number {
  return onCart?.takesOff ?? 0;
}
