import { expect, test } from 'vitest';

import { nextSteps } from './next-steps.ts';

const TOTAL = {
  lines: 228_93,
  coupon: 0,
  surcharge: 0,
  shipping: 0,
  signature: 0,
  giftWrap: 0,
  marketLoss: 0,
  tax: 0,
  total: 228_93,
  byMethod: [],
};
const ORDER = {
  invoice: 'BPM-104512',
  email: 'ida@example.com',
  total: TOTAL,
  shipsBy: '2026-11-25',
  allowSplit: false,
  lines: [{ name: 'Silver Eagle', source: 'instock' as const }],
};

test.each([
  ['creditCard', 'Your card pays $228.93. There is nothing to do.'],
  ['payPal', 'PayPal pays $228.93. There is nothing to do.'],
  ['applePay', 'Apple Pay pays $228.93. There is nothing to do.'],
  ['eCheck', 'Your eCheck pays $228.93. Clears in 4 to 6 business days. There is nothing to do.'],
] as const)('after a %s nothing is to be done', (payment, says) => {
  const clears = payment === 'eCheck' ? { clears: 'Clears in 4-6 business days' } : {};
  expect(nextSteps({ ...ORDER, ...clears, payment })).toEqual([
    says,
    'A confirmation is on its way to ida@example.com.',
    'We expect to ship by November 25, 2026, insured until it is delivered.',
    'You get an email with the tracking number when it leaves.',
  ]);
});

test.each([
  [
    'wire',
    'Wire $228.93 by November 23, 2026, with BPM-104512 as the reference. The bank details are below.',
  ],
  [
    'paperCheck',
    'Mail a check for $228.93, so that it arrives by November 23, 2026, with BPM-104512 written on it. The address is below.',
  ],
] as const)('after a %s it is told how, and until when', (payment, says) => {
  const later = {
    dueAt: '2026-11-23T22:00:00Z',
    instructions: { payee: 'The store', reference: 'BPM-104512' },
  };
  expect(nextSteps({ ...ORDER, ...later, payment })[0]).toBe(says);
});

test('an order with a presale says whether it ships together or in two parcels', () => {
  const later = { name: 'Next Eagle', source: 'presale' as const, shipsOn: '2027-01-07' };
  const mixed = { ...ORDER, payment: 'payPal' as const, lines: [...ORDER.lines, later] };
  expect(nextSteps(mixed)[2]).toBe(
    'Next Eagle is not in the vault yet. Everything ships together, around Jan 7, 2027.',
  );
  expect(nextSteps({ ...mixed, allowSplit: true }).slice(2)).toEqual([
    'Next Eagle is not in the vault yet. What is in stock ships first, the rest as soon as it is here, around Jan 7, 2027. You get an email with the tracking number of each parcel.',
    'Both parcels are insured until they are delivered.',
  ]);
});
