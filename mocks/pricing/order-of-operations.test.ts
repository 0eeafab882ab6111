import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SpotRule } from '../catalog/product.ts';

import { applyCoupon, type Coupon } from '../coupons/rules.ts';
import { linePrice } from './price.ts';

/** Ounces are told in ten-thousandths here, so that an integer says them exactly. */
const OUNCE = 10_000n;

const rule = fc.record({
  ask: fc.integer({ min: 1, max: 600_000 }),
  ounces: fc.integer({ min: 1, max: 320_000 }),
  tip: fc.integer({ min: -500, max: 20_000 }),
  first: fc.integer({ min: 0, max: 50_000 }),
  second: fc.integer({ min: 0, max: 50_000 }),
  from: fc.integer({ min: 2, max: 500 }),
  floor: fc.integer({ min: 0, max: 5_000 }),
  room: fc.integer({ min: 0, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  tenths: fc.option(fc.integer({ min: 1, max: 250 }), { nil: undefined }),
});

test('tier, then floor and ceiling, then the cent, then the sale, then the surcharge, then the quantity', () => {
  fc.assert(
    fc.property(rule, (drawn) => {
      const { ask, ounces, tip, first, second, from, floor, room, quantity, tenths } = drawn;
      const spotRule: SpotRule = {
        type: 'spot',
        metal: 'silver',
        ounces: ounces / 10_000,
        tipCents: tip,
        tiers: [
          { min: 1, askCents: first },
          { min: from, askCents: second },
        ],
        floorPremiumCents: floor,
        ceilingPremiumCents: floor + room,
      };
      const spot = { gold: 1, silver: ask, platinum: 1, palladium: 1, copper: 1 };
      const sale = tenths === undefined ? undefined : { percentOff: tenths / 10 };
      const price = linePrice(spotRule, quantity, spot, sale);

      const weight = BigInt(ounces);
      const worth = BigInt(ask) * weight;
      const tier = BigInt(quantity >= from ? second : first);
      const asked = (BigInt(ask) + BigInt(tip)) * weight + tier * OUNCE;
      const lifted = greater(asked, worth + BigInt(floor) * OUNCE);
      const held = less(lifted, worth + BigInt(floor + room) * OUNCE);
      const unit = greater(0n, halfUp(held, OUNCE));
      const payable = tenths === undefined ? unit : halfUp(unit * BigInt(1000 - tenths), 1000n);
      const card = payable + halfUp(payable * 42n, 1000n);

      expect(BigInt(price.unitCents)).toBe(unit);
      expect(BigInt(price.payableUnitCents)).toBe(payable);
      expect(BigInt(price.cardUnitCents)).toBe(card);
      expect(BigInt(price.totalCents)).toBe(payable * BigInt(quantity));
      expect(BigInt(price.cardTotalCents)).toBe(card * BigInt(quantity));
    }),
    { numRuns: 500 },
  );
});

const basket = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    totalCents: fc.integer({ min: 1, max: 9_000_000 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('§9 a coupon takes its share of what it covers, half up, and never more than that or its balance', () => {
  fc.assert(
    fc.property(
      basket,
      fc.constantFrom('$' as const, '%' as const),
      fc.integer({ min: 1, max: 1_000 }),
      fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: undefined }),
      fc.boolean(),
      (lines, discountType, drawn, balance, isProduct) => {
        const discount = discountType === '%' ? drawn / 10 : drawn * 97;
        const coupon: Coupon = {
          code: 'ANY',
          couponType: isProduct ? 'Product' : 'Order',
          discountType,
          discount,
          applicableProducts: isProduct ? [{ productId: 1, productName: 'One' }] : [],
          ...(balance !== undefined && { currentBalanceCents: balance }),
        };
        const answer = applyCoupon([coupon], 'any', lines, { now: 0, usedCodes: [] });
        const covered = lines
          .filter(({ productId }) => !isProduct || productId === 1)
          .reduce((sum, { totalCents }) => sum + BigInt(totalCents), 0n);
        const wanted =
          discountType === '%' ? halfUp(covered * BigInt(drawn), 1000n) : BigInt(drawn * 97);
        const most = balance === undefined ? covered : less(covered, BigInt(balance));
        // Refused where nothing is covered, and only there.
        expect(answer.applies).toBe(covered > 0n);
        const discountCents = answer.applies ? answer.discountCents : 0;
        const left = answer.applies ? (answer.balanceAfterCents ?? 0) : 0;
        expect(BigInt(discountCents)).toBe(less(wanted, most));
        expect(left).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 500 },
  );
});

/** The nearest whole number, a half upwards, of what is not below zero. */
function halfUp(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

function less(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
