import { expect, test } from 'vitest';

import { checkoutCookie, checkoutId, resetCheckout } from '../checkout-cookie.ts';
import { reviewed } from '../checkout-samples.ts';
import { clearShipping, resetShipping } from './resets.ts';
import { priceNews, seenCookie } from '../price-news.ts';
import { nextStep } from '../checkout-steps.ts';

const told = reviewed({
  shippingMethod: 'fedex',
  authorization: { id: 'au-5001', method: 'creditCard', status: 'authorized' },
  tax: { cents: 16_60, taxableCents: 228_93, rate: 7.25, reason: 'California taxes it.' },
  liabilityCents: 35_00,
  isTermsChecked: true,
  note: 'Leave it with the neighbor.',
  isGiftWrap: true,
  total: {
    ...reviewed().total,
    surcharge: 9_63,
    shipping: 29_95,
    marketLoss: 127_50,
    giftWrap: 7_00,
    tax: 16_60,
    total: 419_61,
  },
});

test('§4 resetting shipping clears shipping, payment, billing, tax, market-loss charges, eCheck data and authorization id', () => {
  const reset = resetShipping(told);
  const { shipTo, shippingMethod, shippingChoices, isShippingConfirmed } = reset;
  expect({ shipTo, shippingMethod, shippingChoices, isShippingConfirmed }).toEqual({
    shipTo: undefined,
    shippingMethod: 'standard',
    shippingChoices: [],
    isShippingConfirmed: false,
  });
  const { payment, billTo, tax, authorization } = reset;
  expect([payment, billTo, tax, authorization]).toEqual(Array(4).fill(undefined));
  expect(reset.total).toMatchObject({ shipping: 0, surcharge: 0, tax: 0, marketLoss: 0 });
  expect(reset.total.total).toBe(228_93 + 7_00);
  expect(nextStep(reset)).toBe('address');
});

test('§4 resetting shipping keeps unrelated data, and does not mutate its argument', () => {
  const reset = resetShipping(told);
  const { email, lines, note, isGiftWrap, liabilityCents, isTermsChecked } = told;
  expect(reset).toMatchObject({ email, lines, note, isGiftWrap, liabilityCents, isTermsChecked });
  expect(told.shipTo).toBeDefined();
});

test('§4 clearing shipping also clears liability and validation flags', () => {
  const cleared = clearShipping(told);
  expect(cleared.liabilityCents).toBeUndefined();
  expect(cleared.isTermsChecked).toBe(false);
  expect(cleared.isShippingConfirmed).toBe(false);
  expect({
    ...resetShipping(told),
    ...cleared,
    liabilityCents: 35_00,
    isTermsChecked: true,
  }).toEqual(resetShipping(told));
});

test('§4 reset checkout clears all checkout data and the user', () => {
  const id = 'cs-9d41c07be2f84a6d';
  const moved = { productId: 1042, name: 'Eagle', oldCents: 1, newCents: 2 };
  const jar = new Map<string, string>();
  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (line.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  };
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  keep(checkoutCookie(id));
  keep(seenCookie(told, { changes: [moved] }));
  expect(checkoutId(cookies())).toBe(id);
  expect(priceNews(cookies(), told)).toBeDefined();
  for (const line of resetCheckout()) keep(line);
  expect([checkoutId(cookies()), cookies()]).toEqual([undefined, '']);
});
