import { expect, test } from 'vitest';

import type { Authorization } from '#api/checkout/checkout.ts';

import { givenPayment, otherBox } from './payment-details.ts';

const PERSONAL = {
  checkType: 'personal',
  routingNumber: ' 111000025 ',
  accountNumber: '0012345678',
  checkNumber: '1042',
  idNumber: 'D1234567',
  idState: 'TX',
};
const PROMISED: Authorization = { id: 'au-1', method: 'creditCard', status: 'authorized' };

function given(
  method: Parameters<typeof givenPayment>[0],
  fields: Record<string, string> = {},
  authorization?: Authorization,
) {
  return givenPayment(method, (name) => fields[name] ?? '', authorization ? { authorization } : {});
}

test('a card or a PayPal payment without a token goes to the provider', () => {
  expect(given('creditCard')).toEqual({ kind: 'provider', method: 'creditCard' });
  expect(given('payPal')).toEqual({ kind: 'provider', method: 'payPal' });
  expect(given('creditCard', { cardToken: 'tok-card-4242' })).toEqual({
    kind: 'details',
    details: { method: 'creditCard', cardToken: 'tok-card-4242' },
  });
});

test('an authorized payment needs no details, unless the shopper changes it', () => {
  expect(given('creditCard', {}, PROMISED)).toEqual({ kind: 'none' });
  expect(given('payPal', {}, PROMISED)).toEqual({ kind: 'provider', method: 'payPal' });
  const other = given('creditCard', { [otherBox('creditCard')]: 'on' }, PROMISED);
  expect(other).toEqual({ kind: 'provider', method: 'creditCard' });
});

test('§5 an eCheck is read without the fields of the other kind', () => {
  expect(given('eCheck', { ...PERSONAL, taxId: 'x' })).toEqual({
    kind: 'details',
    details: { method: 'eCheck', eCheck: { ...PERSONAL, routingNumber: '111000025' } },
  });
  expect(given('eCheck', { ...PERSONAL, checkType: 'corporate' })).toEqual({
    kind: 'problems',
    problems: [{ field: 'payment-taxId', message: 'Enter the tax ID.' }],
  });
});

test.each(['wire', 'paperCheck'] as const)('a %s needs nothing but its choice', (method) => {
  expect(given(method)).toEqual({ kind: 'details', details: { method } });
});
