// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { CartItem } from '#api/cart/cart-model.ts';
import { UNFINISHED } from '#commerce/cart/keep/are-kept.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { routeCalls } from '#lib/transport.ts';

import { addToCart } from './add-item.ts';

function item(productId: number): CartItem {
  return {
    productId,
    salesEventId: 0,
    source: 'instock',
    quantity: 1,
    selected: true,
    active: true,
  };
}

// The other files of a run share this document.
afterEach(() => {
  document.cookie = 'signed-in=; max-age=0';
  changeGuestItems(() => []);
});

test('the next page waits for what was sent, and itself sends what was not', async () => {
  document.cookie = 'signed-in=1';
  const isSent = Promise.withResolvers<void>();
  routeCalls(() => {
    isSent.resolve();
    return new Promise(() => undefined);
  });
  void addToCart(item(225_134));
  await isSent.promise;
  // The code that sends takes a task, which a page that is left does not have.
  void addToCart(item(182_802));
  dispatchEvent(new Event('beforeunload'));
  await vi.dynamicImportSettled();
  const note = JSON.parse(sessionStorage.getItem(UNFINISHED) ?? '{}') as { adds?: CartItem[] };
  expect(note.adds?.map(({ productId }) => productId)).toEqual([225_134]);
  expect(guestItems().map(({ productId }) => productId)).toEqual([182_802]);
});
