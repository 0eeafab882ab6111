import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Wish } from '#commerce/cart/change/wishes.ts';

import { areKept } from './are-kept.ts';
import { forgetRefused, keepFor, keptRefused } from './kept-wishes.ts';

const CLARA = 'BPM-20417';
const wishes = new Map<string, Wish>([
  ['225134-0-instock-', { quantity: 7 }],
  ['466250-0-instock-', { removed: true }],
]);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a quantity, a removal and a coupon are kept together for the customer who wished them', () => {
  keepFor(CLARA, { wishes });
  keepFor(CLARA, { coupon: 'STACK10' });
  keepFor(CLARA, { wishes: new Map([['225134-0-instock-', { quantity: 8 }]]) });
  const { wishes: kept, coupon } = keptRefused(CLARA);
  expect([...kept]).toEqual([
    ['225134-0-instock-', { quantity: 8 }],
    ['466250-0-instock-', { removed: true }],
  ]);
  expect(coupon).toBe('STACK10');
  expect(areKept(), 'until it is done').toBe(true);
  forgetRefused();
  expect(areKept()).toBe(false);
});

test('another customer gets none of it, and neither does the next', () => {
  keepFor(CLARA, { wishes, coupon: 'STACK10' });
  expect(keptRefused('BPM-30001')).toEqual({ wishes: new Map() });
  expect(keptRefused(CLARA)).toEqual({ wishes: new Map() });
});

test('of a customer who is not known nothing is kept; what is no record is nothing', () => {
  keepFor('', { wishes });
  keepFor(CLARA, { wishes: new Map() });
  expect(areKept()).toBe(false);
  for (const odd of ['{broken', '5', '[]', `{"customerId":"${CLARA}","wishes":[5]}`]) {
    sessionStorage.setItem('cart-wishes', odd);
    expect(keptRefused(CLARA)).toEqual({ wishes: new Map() });
  }
  expect(areKept()).toBe(false);
});
