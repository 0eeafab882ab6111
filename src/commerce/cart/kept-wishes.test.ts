import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { areKept, forgetWishes, keepWishes, keptWishes } from './kept-wishes.ts';
import type { Wish } from './wishes.ts';

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

test('a wished quantity is kept for the customer who wished it, a removal is not', () => {
  keepWishes(CLARA, wishes);
  expect(keptWishes(CLARA)).toEqual(new Map([['225134-0-instock-', { quantity: 7 }]]));
  expect(areKept(), 'until it is done').toBe(true);
  forgetWishes();
  expect(areKept()).toBe(false);
});

test('another customer gets none of it, and neither does the next', () => {
  keepWishes(CLARA, wishes);
  expect(keptWishes('BPM-30001').size).toBe(0);
  expect(keptWishes(CLARA).size).toBe(0);
});

test('of a customer who is not known nothing is kept; what is no record is nothing', () => {
  keepWishes('', wishes);
  expect(areKept()).toBe(false);
  sessionStorage.setItem('cart-wishes', '{broken');
  expect(areKept()).toBe(false);
});
