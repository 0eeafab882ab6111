import { formatDollars } from '../pricing/dollars.ts';
import { percentOf } from '../pricing/exact.ts';

/** §3, §9 A coupon. Type Product applies only to the products it lists. */
export type Coupon = {
  code: string;
  couponType: 'Product' | 'Order';
  discountType: '$' | '%';
  /** Cents for $, percent for %. */
  discount: number;
  applicableProducts: readonly { productId: number; productName: string }[];
  /** Balance in cents; without it the coupon has no limit. */
  currentBalanceCents?: number;
  /** The minimum subtotal, in cents. */
  minimumSubtotalCents?: number;
  /** The instant in ms from which it is refused. */
  expiresAt?: number;
  oneTime?: boolean;
};

/** A selected line with its cash total in cents. */
export type CouponLine = { productId: number; totalCents: number };

type CouponRefusal =
  | 'unknown'
  | 'expired'
  | 'used'
  | 'no balance'
  | 'nothing selected'
  | 'other products'
  | 'below minimum';

/** The discount in cents, or the reason for a refusal and how to qualify. */
export type CouponAnswer =
  | { applies: true; coupon: Coupon; discountCents: number; balanceAfterCents?: number }
  | { applies: false; because: CouponRefusal; says: string };

/** The time in ms, and the codes that this customer has used. */
export type CouponUse = { now: number; usedCodes: readonly string[] };

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/New_York',
});

function isSameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

function refuse(because: CouponRefusal, says: string): CouponAnswer {
  return { applies: false, because, says };
}

function totalOf(lines: readonly CouponLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

function isCovered(coupon: Coupon, { productId }: CouponLine): boolean {
  return (
    coupon.couponType !== 'Product' ||
    coupon.applicableProducts.some((product) => product.productId === productId)
  );
}

function sayProducts({ applicableProducts }: Coupon): string {
  const names = applicableProducts.map(({ productName }) => productName);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

export function hasEnded({ expiresAt }: Coupon, { now }: CouponUse): boolean {
  return expiresAt !== undefined && now >= expiresAt;
}

/** A coupon that can be used once, and was. */
export function isUsed({ code, oneTime }: Coupon, { usedCodes }: CouponUse): boolean {
  return oneTime === true && usedCodes.some((used) => isSameCode(used, code));
}

/** Nothing is left of its balance. */
export function isSpent({ currentBalanceCents }: Coupon): boolean {
  return currentBalanceCents !== undefined && currentBalanceCents <= 0;
}

function refusalOf(
  coupon: Coupon,
  lines: readonly CouponLine[],
  use: CouponUse,
): CouponAnswer | undefined {
  const { code, expiresAt = 0, minimumSubtotalCents = 0 } = coupon;
  if (hasEnded(coupon, use)) {
    return refuse('expired', `${code} expired on ${longDate.format(expiresAt - 1)}.`);
  }
  if (isUsed(coupon, use)) {
    return refuse('used', `${code} can be used once, and you have used it.`);
  }
  if (isSpent(coupon)) {
    return refuse('no balance', `There is nothing left on ${code}.`);
  }
  if (lines.length === 0) {
    return refuse('nothing selected', `Select something in your cart to use ${code}.`);
  }
  if (!lines.some((line) => isCovered(coupon, line))) {
    const products = sayProducts(coupon);
    return refuse('other products', `${code} is for ${products}. Add one to your cart to use it.`);
  }
  const missing = minimumSubtotalCents - totalOf(lines);
  if (missing > 0) {
    const minimum = formatDollars(minimumSubtotalCents);
    const says = `${code} is for orders of ${minimum} or more. Add ${formatDollars(missing)} to use it.`;
    return refuse('below minimum', says);
  }
  return undefined;
}

/** §9 Discount types $ and %, limited by the covered amount and by the coupon's balance. */
function discountOf(coupon: Coupon, coveredCents: number): number {
  const { discountType, discount, currentBalanceCents = Infinity } = coupon;
  const wanted = discountType === '%' ? percentOf(coveredCents, discount) : discount;
  return Math.min(wanted, coveredCents, currentBalanceCents);
}

/** A coupon by its code, in any case. */
export function findCoupon(coupons: readonly Coupon[], code: string): Coupon | undefined {
  return coupons.find((coupon) => isSameCode(coupon.code, code));
}

/** Applies a code to the selected lines. */
export function applyCoupon(
  coupons: readonly Coupon[],
  code: string,
  lines: readonly CouponLine[],
  use: CouponUse,
): CouponAnswer {
  const coupon = findCoupon(coupons, code);
  if (!coupon) return refuse('unknown', `There is no coupon ${code.trim().toUpperCase()}.`);
  const refusal = refusalOf(coupon, lines, use);
  if (refusal) return refusal;
  const covered = totalOf(lines.filter((line) => isCovered(coupon, line)));
  const discountCents = discountOf(coupon, covered);
  const { currentBalanceCents } = coupon;
  return {
    applies: true,
    coupon,
    discountCents,
    ...(currentBalanceCents !== undefined && {
      balanceAfterCents: currentBalanceCents - discountCents,
    }),
  };
}
