import { expect, test } from 'vitest';

import type { OfferedCoupon } from '#api/cart/coupon-offers.ts';

import { bestOf, inGroups } from './in-groups.ts';
import { conditionWords, figureWords, overWords } from './offered-words.ts';

const TEN: OfferedCoupon = {
  code: 'TEN',
  title: '$10 off',
  terms: '',
  products: [],
  off: { cents: 1_000 },
  minimum: 50_000,
  isOneTime: true,
  state: 'open',
  endsAt: '2027-01-03T17:00:00Z',
};
const PERCENT: OfferedCoupon = {
  ...TEN,
  code: 'PERCENT',
  off: { percent: 1.5 },
  products: [{ name: 'Silver Eagle', href: '/product/1' }],
};

function taking(takesOff: number, coupon = TEN): OfferedCoupon {
  return { ...coupon, onCart: { takesOff } };
}

test('the best is what takes the most off, and can be used', () => {
  const few = taking(500, { ...TEN, code: 'FEW' });
  const used = taking(9_000, { ...TEN, code: 'USED', state: 'used' });
  expect(bestOf([few, taking(900), used, taking(900, PERCENT)])?.code).toBe('TEN');
  expect(bestOf([taking(0), TEN, used])).toBeUndefined();
});

test('a customer’s list tells more of the shared coupons, and has its own beside them', () => {
  const ended: OfferedCoupon = { ...TEN, code: 'ENDED', state: 'ended' };
  const own = { ...TEN, code: 'OWN' };
  const spent: OfferedCoupon = { ...TEN, code: 'SPENT', state: 'spent' };
  const mine = [own, spent, taking(100)];
  expect(inGroups([PERCENT, TEN, ended], mine)).toEqual({
    forAll: [PERCENT, taking(100)],
    own: [own],
    over: [ended, spent],
    best: 'TEN',
  });
  expect(inGroups([TEN, ended])).toMatchObject({ forAll: [TEN], own: [], over: [ended] });
});

test.each([
  [taking(5_908), '−$59.08', 'off your cart'],
  [taking(0), '$10', 'off your order'],
  [{ ...TEN, off: { cents: 1_250 } }, '$12.50', 'off your order'],
  [PERCENT, '1.5%', 'off what it counts for'],
])(
  'the figure of a coupon is what it takes off the cart, or its own: %#',
  (coupon, figure, means) => {
    expect(figureWords(coupon)).toEqual({ figure, means });
  },
);

test('minimum, use and end are said in one line', () => {
  expect(conditionWords(TEN)).toBe(
    'For orders of $500 or more. Once for each customer. Until January 3, 2027.',
  );
  const { minimum: _minimum, endsAt: _endsAt, ...open } = TEN;
  expect(conditionWords({ ...open, isOneTime: false })).toBe('No end is set.');
});

test('what is over says why', () => {
  const said = (['ended', 'spent', 'used'] as const).map((state) => overWords({ ...TEN, state }));
  expect(said).toEqual(['ended January 3, 2027', 'nothing left on it', 'you have used it']);
});
