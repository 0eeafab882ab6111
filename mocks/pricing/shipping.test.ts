import { expect, test } from 'vitest';
import {
  carrierShippingCents,
  missingForFreeShipping,
  signatureCents,
  standardShippingCents,
} from './shipping.ts';

test('§9 free domestic shipping: $199 or more', () => {
  expect(standardShippingCents(198_99)).toBeGreaterThan(0);
  expect(standardShippingCents(199_00)).toBe(0);
  expect(standardShippingCents(5_000_00)).toBe(0);
});

test.each([
  [1, 5_95],
  [49_99, 5_95],
  [50_00, 8_95],
  [99_99, 8_95],
  [100_00, 9_95],
])('below that it costs more the more there is to ship: %d cents', (subtotal, fee) => {
  expect(standardShippingCents(subtotal)).toBe(fee);
});

test('what is missing for free shipping is told to the cent', () => {
  expect(missingForFreeShipping(198_99)).toBe(1);
  expect(missingForFreeShipping(199_00)).toBe(0);
  expect(missingForFreeShipping(250_00)).toBe(0);
});

test.each([
  [0, 29_95],
  [119.8, 29_95],
  [119.82, 29_96],
  [500, 125_00],
])('§9 carrier shipping: 25 percent of total ounces, minimum 29.95: %d oz', (ounces, fee) => {
  expect(carrierShippingCents(ounces)).toBe(fee);
});

test('a signature is free from $750', () => {
  expect([749_99, 750_00].map(signatureCents)).toEqual([3_95, 0]);
});
