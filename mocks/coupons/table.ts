import { catalogAt } from '../backend/shop.ts';
import type { Coupon } from './rules.ts';

/** A coupon with the texts of the coupons page. `expiresAt` and `startsAt` are in ms. */
export type StoredCoupon = Coupon & {
  title: string;
  terms: string;
  startsAt?: number;
  /** Shown on the coupons page to everybody. */
  isPublic: boolean;
  /** Given to one customer only. */
  customerId?: string;
  /** The order that earned it. */
  invoice?: string;
};

export type Coupons = { all: StoredCoupon[]; used: Map<string, string[]> };

const DAY = 86_400_000;
const order = { couponType: 'Order', applicableProducts: [] } as const;

/** Coupons of each kind, one that has expired, and one that is used up. */
export function seedCoupons(now: number): Coupons {
  return { all: [...general(now), ...forProducts(now), ...personal(now)], used: new Map() };
}

function general(now: number): StoredCoupon[] {
  return [
    {
      ...order,
      code: 'WELCOME1',
      discountType: '%',
      discount: 1,
      title: '1% off your order',
      terms: 'On everything in the cart.',
      oneTime: true,
      isPublic: true,
    },
    {
      ...order,
      code: 'STACK10',
      discountType: '$',
      discount: 10_00,
      minimumSubtotalCents: 500_00,
      title: '$10 off orders of $500',
      terms: 'On everything in the cart.',
      oneTime: true,
      expiresAt: now + 40 * DAY,
      isPublic: true,
    },
    {
      ...order,
      code: 'SUMMER26',
      discountType: '$',
      discount: 25_00,
      minimumSubtotalCents: 1_000_00,
      title: '$25 off orders of $1,000',
      terms: 'The summer of 2026 is over, and so is this coupon.',
      expiresAt: now - 80 * DAY,
      isPublic: true,
    },
  ];
}

function forProducts(now: number): StoredCoupon[] {
  const { bySlug } = catalogAt(now);
  const slugs = [
    '2026-1-oz-british-silver-britannia-coin-bu',
    '2026-1-oz-american-silver-eagle-coin-bu',
  ];
  const applicableProducts = slugs.flatMap((slug) => {
    const product = bySlug.get(slug);
    return product ? [{ productId: product.id, productName: product.name }] : [];
  });
  return [
    {
      code: 'SILVER2',
      couponType: 'Product',
      discountType: '%',
      discount: 2,
      applicableProducts,
      title: '2% off two silver favorites',
      terms: 'While stock lasts, on the listed coins only.',
      expiresAt: now + 18 * DAY,
      isPublic: true,
    },
  ];
}

function personal(now: number): StoredCoupon[] {
  const clara = { ...order, customerId: 'BPM-20417', isPublic: false } as const;
  return [
    {
      ...clara,
      code: 'THANKS15',
      discountType: '$',
      discount: 15_00,
      currentBalanceCents: 15_00,
      minimumSubtotalCents: 300_00,
      title: '$15 off your next order',
      terms: 'With our thanks for your last one.',
      oneTime: true,
      expiresAt: now + 30 * DAY,
    },
    {
      ...clara,
      code: 'GIFT50',
      discountType: '$',
      discount: 50_00,
      currentBalanceCents: 0,
      title: 'Gift card',
      terms: 'Nothing is left on it.',
    },
  ];
}

/** The coupons that a customer can use: public ones and their own. */
export function couponsFor({ all }: Coupons, customerId: string | undefined): StoredCoupon[] {
  return all.filter((coupon) => !coupon.customerId || coupon.customerId === customerId);
}
