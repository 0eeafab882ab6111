import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PendingChange } from '#commerce/cart/model/pending-changes.ts';

import { areKept } from './are-kept.ts';
import { forgetRefused, keepRefused, keptRefused } from './refused-changes.ts';

const CLARA = 'BPM-20417';
const changes = new Map<string, PendingChange>([
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

test('a quantity, a removal and a coupon are kept together for the customer who asked for them', () => {
  keepRefused(CLARA, { changes });
  keepRefused(CLARA, { coupon: 'STACK10' });
  keepRefused(CLARA, { changes: new Map([['225134-0-instock-', { quantity: 8 }]]) });
  const { changes: kept, coupon } = keptRefused(CLARA);
  expect([...kept]).toEqual([
    ['225134-0-instock-', { quantity: 8 }],
    ['466250-0-instock-', { removed: true }],
  ]);
  expect(coupon).toBe('STACK10');
  expect(areKept(), 'until it is done').toBe(true);
  forgetRefused();
  expect(areKept()).toBe(false);
});

test('another customer gets no change, and neither does the next', () => {
  keepRefused(CLARA, { changes, coupon: 'STACK10' });
  expect(keptRefused('BPM-30001')).toEqual({ changes: new Map() });
  expect(keptRefused(CLARA)).toEqual({ changes: new Map() });
});

test('an unknown customer’s changes are not kept; invalid data is ignored', () => {
  keepRefused('', { changes });
  keepRefused(CLARA, { changes: new Map() });
  expect(areKept()).toBe(false);
  for (const odd of ['{broken', '5', '[]', `{"customerId":"${CLARA}","changes":[5]}`]) {
    sessionStorage.setItem('cart-refused', odd);
    expect(keptRefused(CLARA)).toEqual({ changes: new Map() });
  }
  expect(areKept()).toBe(false);
});
