import { expect, test } from 'vitest';

import { begun, reviewed } from '../checkout-samples.ts';
import { bothTotals, paidBy, shownWay, withChoices } from './shown-total.ts';

const TOTAL = {
  ...begun().total,
  byMethod: [
    { method: 'creditCard' as const, cents: 238_54 },
    { method: 'wire' as const, cents: 228_93 },
  ],
};
const SETTINGS = { signature: { cents: 3_95, freeFrom: 750_00 }, giftWrap: 7_00 };

test('the total follows the chosen way to pay, and before it the store-wide choice of prices', () => {
  const open = begun({ total: TOTAL });
  expect(paidBy(open, shownWay(open, 'check')).total).toMatchObject({
    surcharge: 0,
    total: 228_93,
  });
  expect(paidBy(open, shownWay(open, 'card')).total).toMatchObject({
    surcharge: 9_61,
    total: 238_54,
  });
  expect(shownWay(reviewed({ payment: 'wire' }), 'card')).toBe('wire');
});

test('another way to pay takes the surcharge away again', () => {
  const byCard = paidBy(begun({ total: TOTAL }), 'creditCard');
  expect(paidBy(byCard, 'wire').total).toMatchObject({ surcharge: 0, total: 228_93 });
});

test('ticks change both totals at once', () => {
  const ticked = withChoices(
    reviewed({ total: TOTAL }),
    { shippingMethod: 'fedex', isGiftWrap: true, isSignature: true },
    SETTINGS,
  );
  const more = 29_95 + 7_00 + 3_95;
  expect(bothTotals(ticked)).toEqual({ check: 228_93 + more, card: 238_54 + more });
  expect(ticked.total).toMatchObject({ shipping: 29_95, giftWrap: 7_00, signature: 3_95 });
  const back = withChoices(ticked, { shippingMethod: 'standard' }, SETTINGS);
  expect(bothTotals(back)).toEqual({ check: 228_93, card: 238_54 });
});

test('a signature that is included adds nothing', () => {
  const large = reviewed({ total: { ...TOTAL, lines: 750_00 } });
  expect(withChoices(large, { isSignature: true }, SETTINGS).total.total).toBe(228_93);
});
