import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CartItem } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

import { decodeCart, encodeCart } from './guest-codec.ts';

const item: fc.Arbitrary<CartItem> = fc
  .record({
    productId: fc.integer({ min: 1, max: 2_147_483_647 }),
    salesEventId: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_147_483_647 })),
    source: fc.constantFrom('instock', 'presale', 'backorder', 'impaired'),
    size: fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), {
      nil: undefined,
    }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    selected: fc.boolean(),
    active: fc.boolean(),
  })
  .map(({ size, ...rest }): CartItem => (size === undefined ? rest : Object.assign(rest, { size })))
  .filter(({ size = '' }) => size.length <= 20 && size.isWellFormed());

const cart = fc.uniqueArray(item, { selector: keyOf, maxLength: 30 });

test('every cart is decoded as it was encoded, in its order', () => {
  fc.assert(
    fc.property(cart, (items) => {
      expect(decodeCart(encodeCart(items))).toEqual(items);
    }),
  );
});

test('a cookie needs no escaping for it: no space, comma, semicolon, quote or backslash', () => {
  fc.assert(
    fc.property(cart, (items) => {
      expect(encodeCart(items)).toMatch(/^[!#-+\--:<-[\]-~]*$/);
    }),
  );
});

test('a truncated cart keeps every line before the cut, and adds none', () => {
  fc.assert(
    fc.property(cart, fc.nat(), (items, cut) => {
      const text = encodeCart(items);
      const read = decodeCart(text.slice(0, cut % (text.length + 1)));
      expect(items.slice(0, read.length)).toEqual(read);
    }),
  );
});

test('an invalid line is left out and the lines around it are kept', () => {
  const text = '1042x3i:<script>:7x0p:0x1i:9x1z:12x5us%E0%A4%A:88x2pe5s7.5:1042x9i:__proto__:';
  expect(decodeCart(text)).toEqual([
    {
      productId: 1042,
      salesEventId: 0,
      source: 'instock',
      quantity: 3,
      selected: true,
      active: true,
    },
    {
      productId: 88,
      salesEventId: 5,
      source: 'presale',
      size: '7.5',
      quantity: 2,
      selected: true,
      active: true,
    },
  ]);
});

test('any text is decoded without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      expect(Array.isArray(decodeCart(text))).toBe(true);
    }),
  );
});

test('a line costs about a dozen characters, so a cookie has room for 200 of them', () => {
  const items = Array.from({ length: 200 }, (_, index): CartItem => ({
    productId: 10_000 + index,
    salesEventId: 0,
    source: 'instock',
    quantity: 20,
    selected: true,
    active: true,
  }));
  expect(encodeCart(items).length).toBeLessThan(3_500);
});
