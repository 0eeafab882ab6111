import { expect, test } from 'vitest';

import type { Checkout } from '#api/checkout/checkout.ts';

import { reviewed } from '../checkout-samples.ts';
import {
  describeSections,
  findChangedSections,
  fingerprintOrder,
  havePricesMoved,
} from './reviewed-order.server.ts';

const ID = 'cs-9d41c07be2f84a6d';
const TAX = { cents: 18_89, taxableCents: 228_93, rate: 8.25, reason: 'Texas: taxed.' };
const before = reviewed({ payment: 'wire', tax: TAX });
const [line] = before.lines as [Checkout['lines'][number]];
const { total } = before;

function findChanges(now: Checkout, id = ID) {
  const form: Readonly<Record<string, string>> = fingerprintOrder(ID, before);
  const field = (name: string) => form[name] ?? '';
  return { sections: findChangedSections(field, id, now), moved: havePricesMoved(field, id, now) };
}

test.each<[section: string, sentence: string, change: Partial<Checkout>]>([
  [
    'lines',
    'The order is now 2 × American Silver Eagle 1 oz.',
    { lines: [{ ...line, quantity: 2 }] },
  ],
  ['lines', 'The order is now 5 products.', { lines: [line, line, line, line, line] }],
  [
    'shipping',
    'Shipping is now Standard, insured: $9.95.',
    { total: { ...total, shipping: 9_95 } },
  ],
  [
    'parcels',
    'What is in stock ships first, the rest as soon as it is here.',
    { allowSplit: true },
  ],
  ['signature', 'A signature on delivery is now included.', { isSignature: true }],
  ['tax', 'Sales tax is now none.', { tax: { ...TAX, cents: 0 } }],
  ['tax', 'Sales tax is now $22.89, 10%.', { tax: { ...TAX, rate: 10, cents: 22_89 } }],
])('%s: %s', (section, sentence, change) => {
  const now = { ...before, ...change };
  const { sections } = findChanges(now);
  expect(sections).toEqual([section]);
  expect(describeSections(sections, now)).toEqual([sentence]);
});

test('other prices, with the tax that follows them, change no section', () => {
  const lines = [{ ...line, unitCents: 77_00, totalCents: 231_00 }];
  const now = { ...before, lines, tax: { ...TAX, cents: 19_06, taxableCents: 231_00 } };
  expect(findChanges(now)).toEqual({ sections: [], moved: true });
  expect(findChanges(before)).toEqual({ sections: [], moved: false });
});

test('an address that is missing now counts as a change, although there is nothing to say', () => {
  const { shipTo: _, ...now } = before;
  const { sections } = findChanges(now);
  expect(sections).toEqual(['address']);
  expect(describeSections(sections, now)).toEqual([]);
});

test('the hashes of another checkout never fit', () => {
  const { sections } = findChanges(before, 'cs-9d41c07be2f84a6e');
  expect(sections).toHaveLength(Object.keys(fingerprintOrder(ID, before)).length - 1);
});
