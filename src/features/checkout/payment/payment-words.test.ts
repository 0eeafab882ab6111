import { expect, test } from 'vitest';

import type { PaymentOption } from '#api/checkout/checkout-calls.server.ts';

import { begun } from '../checkout-samples.ts';
import { cheaperWords, offersOf, openWays } from './payment-words.ts';

const CARD: PaymentOption = {
  method: 'creditCard',
  label: 'Credit or debit card',
  surchargePercent: 4.2,
  maximumCents: 238_56,
  clears: 'Clears at once',
};
const WIRE: PaymentOption = {
  method: 'wire',
  label: 'Bank wire',
  surchargePercent: 0,
  minimumCents: 1_500_00,
  clears: 'Clears on arrival',
  dueInDays: 2,
  refusal: 'Bank wire starts at $1,500.00.',
};

function offers(cardCents: number, hasProvider = true) {
  const { total } = begun();
  const byMethod = [
    { method: 'creditCard' as const, cents: cardCents },
    { method: 'wire' as const, cents: 228_93 },
  ];
  return offersOf([CARD, WIRE], { ...total, byMethod }, hasProvider);
}

test('§9 each payment method shows the total of the order, and its extra cost', () => {
  const [card, wire] = offers(238_56);
  expect(card).toMatchObject({
    cents: 238_56,
    more: 'That is $9.63 more than by check or wire: 4.2% on the products.',
  });
  expect(wire).toMatchObject({ cents: 228_93, more: '' });
});

test('each method shows its deadline, when the order ships, and its limits', () => {
  const [card, wire] = offers(238_56);
  expect(card?.terms).toBe(
    'Clears at once. The order ships 1 to 3 business days after that. Up to $238.56.',
  );
  expect(wire?.terms).toBe(
    'The wire has to arrive within 2 business days of ordering. Clears on arrival. The order ships 1 to 3 business days after that. From $1,500.00.',
  );
});

test('an unavailable method shows its reason; a limit includes the surcharge', () => {
  expect(offers(238_56).map(({ refusal }) => refusal)).toEqual([
    undefined,
    'Bank wire starts at $1,500.00.',
  ]);
  expect(offers(238_57)[0]?.refusal).toBe(
    'Credit or debit card is taken up to $238.56, its surcharge included.',
  );
  expect(offers(238_56, false)[0]?.refusal).toBe(
    'Credit or debit card is not set up in this store yet.',
  );
});

test('when every cheaper way is refused, it is said why and what would help', () => {
  const byMethod = [
    { method: 'creditCard' as const, cents: 238_54 },
    { method: 'wire' as const, cents: 228_93 },
  ];
  const total = { ...begun().total, byMethod, marketLoss: 127_50 };
  const refused = { ...WIRE, refusal: 'Bank wire starts at $1,500.00.' };
  const card = { ...CARD, maximumCents: 50_000_00 };
  const offers = offersOf([card, refused], total, true);
  expect(cheaperWords(offers, [card, refused], total)).toBe(
    'Only ways with the surcharge are open for this order. Bank wire starts at $1,500.00. With $1,271.07 more in the order, Bank wire would be open. The market loss is paid with this order; after it, checks are taken again.',
  );
  const { refusal: _refusal, ...wire } = WIRE;
  const open = offersOf([card, wire], total, true);
  expect(cheaperWords(open, [card, WIRE], total)).toBeUndefined();
  expect(openWays(offers)).toMatchObject({ hasBoth: false, dearest: { method: 'creditCard' } });
  expect(openWays(open)).toEqual({ hasBoth: true });
});
