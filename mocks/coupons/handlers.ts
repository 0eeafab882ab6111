import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import { type Wire, centsFrom, dollars } from '../backend/wire.ts';
import { openCart } from '../cart/open-cart.ts';
import { basketOf } from '../checkout/basket.ts';
import type { StoredOrder } from '../checkout/placement/table.ts';
import { formatDollars } from '../pricing/dollars.ts';
import { tryCoupon, circumstancesOf } from './coupon-use.ts';
import { couponShape, stateOf } from './coupon.ts';
import type { CouponAnswer } from './rules.ts';
import { type StoredCoupon, couponsFor } from './table.ts';

/**
 * Bullion of `EARNS_FROM` cents in one order earns a coupon of `EARNED` cents. Both are guesses.
 */
const EARNS_FROM = 1_000_00;
const EARNED = 10_00;
const DAY = 86_400_000;
const EARNED_DAYS = 90;

/** Lists coupons, applies one to a cart, and gives one for a purchase. */
export const coupons = {
  getCoupons: (call) => {
    const { coupons } = call.visitor.tables;
    const { basket, shop } = tickedBasket(call);
    const mine = couponsFor(coupons, call.customerId)
      .filter(({ expiresAt = Infinity }) => expiresAt > call.now)
      .toSorted((one, other) => (one.expiresAt ?? Infinity) - (other.expiresAt ?? Infinity));
    const data = mine.map((coupon) => {
      const state = stateOf(coupon, circumstancesOf(coupons, call));
      const effect = onCart(tryCoupon(coupons, coupon.code, basket, call));
      return Object.assign(couponShape(coupon, shop, state), { onCart: effect });
    });
    return { data };
  },

  getPublicCoupons: (call) => {
    const shared = call.visitor.tables.coupons.all.filter(({ isPublic }) => isPublic);
    // The same for every visitor, so that it can be kept.
    const everybody = { now: call.now, usedCodes: [] };
    return {
      data: shared.map((coupon) => couponShape(coupon, shopOf(call), stateOf(coupon, everybody))),
    };
  },

  applyCoupon: (call) => {
    const { basket, shop } = tickedBasket(call);
    const { coupons } = call.visitor.tables;
    const answer = tryCoupon(coupons, call.query.couponCode, basket, call);
    if (!answer.applies) throw problem(answer.because === 'unknown' ? 404 : 409, answer.says);
    const { coupon, discountCents } = answer;
    return {
      data: {
        coupon: couponShape(coupon as StoredCoupon, shop),
        discountAmount: dollars(discountCents),
        message: `${coupon.code} takes ${formatDollars(discountCents)} off.`,
      },
    };
  },

  addCouponForBullionPurchases: (call) => {
    const { coupons, orders } = call.visitor.tables;
    const order = orders.placed.find(({ invoice }) => invoice === call.query.invoice);
    if (!order) throw problem(404, 'There is no such order.');
    if (coupons.all.some(({ invoice }) => invoice === order.invoice)) {
      throw problem(409, 'This order has earned its coupon already.');
    }
    if (bullionCents(order) < EARNS_FROM) {
      throw problem(
        409,
        `Orders of ${formatDollars(EARNS_FROM)} or more in bullion earn a coupon.`,
      );
    }
    const coupon = earnedBy(order, call.now);
    coupons.all.push(coupon);
    return { data: couponShape(coupon, shopOf(call)) };
  },
} satisfies Partial<Resolvers>;

function tickedBasket(call: Parameters<typeof openCart>[0]) {
  const { cart, shop } = openCart(call);
  const ticked = cart.lines.filter(({ selected }) => selected);
  return { basket: basketOf(ticked, shop), shop };
}

function onCart(answer: CouponAnswer): Wire<'CouponOnCart'> {
  if (answer.applies) return { discountAmount: dollars(answer.discountCents) };
  return { discountAmount: 0, detail: answer.says };
}

function bullionCents({ lines }: StoredOrder): number {
  const bullion = lines.filter(({ productType }) => productType === 'Bullion');
  return bullion.reduce((sum, { totalPrice }) => sum + centsFrom(totalPrice), 0);
}

function earnedBy({ invoice, customerId }: StoredOrder, now: number): StoredCoupon {
  return {
    code: `THANKS-${invoice.replace(/\D/g, '')}`,
    couponType: 'Order',
    discountType: '$',
    discount: EARNED,
    currentBalanceCents: EARNED,
    applicableProducts: [],
    title: `${formatDollars(EARNED)} off your next order`,
    terms: `With our thanks for order ${invoice}.`,
    oneTime: true,
    expiresAt: now + EARNED_DAYS * DAY,
    isPublic: false,
    invoice,
    ...(customerId && { customerId }),
  };
}
