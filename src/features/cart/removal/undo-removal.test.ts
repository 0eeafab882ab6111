// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { guestItems } from '#commerce/cart/keep/guest-store.ts';
import type { RemovedLine } from '#commerce/cart/keep/removals.ts';
import * as announcer from '#ui/toast/announcer.tsx';
import { toast, toasts } from '#ui/toast/toast.ts';

import { undoRemoval } from './undo-removal.ts';

const EAGLE: RemovedLine = {
  productId: 225_134,
  salesEventId: 0,
  source: 'instock',
  quantity: 1,
  selected: true,
  active: true,
  name: 'Silver Eagle',
};

test('putting a line back takes away its own message, not that of a later removal', async () => {
  vi.spyOn(announcer, 'announce').mockReturnValue();
  const about = ['earlier', 'later'];
  for (const id of about) toast(`${id} removal`);
  toasts.set(toasts.get().map((shown, index) => Object.assign({}, shown, { about: about[index] })));
  await undoRemoval({ id: 'earlier', owner: '', lines: [EAGLE] });
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'later removal',
    'Silver Eagle is back in your cart.',
  ]);
  expect(guestItems()).toMatchObject([{ productId: EAGLE.productId }]);
});
