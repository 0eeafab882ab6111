import { beforeEach, expect, test, vi } from 'vitest';

import type { RemovedLine } from './removals.ts';

const EAGLE: RemovedLine = {
  productId: 1042,
  salesEventId: 0,
  source: 'instock',
  quantity: 3,
  selected: false,
  active: true,
  name: 'Silver Eagle',
};

/** A tab: its sessionStorage outlives its pages. */
function tab({ storage = true } = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!storage) throw new DOMException('forbidden', 'SecurityError');
      kept.set(key, value);
    },
  });
  return kept;
}

async function openPage() {
  vi.resetModules();
  return import('./removals.ts');
}

beforeEach(() => void vi.unstubAllGlobals());

test('a reload keeps what was removed, latest first, each as it was', async () => {
  tab();
  const page = await openPage();
  page.noteRemoval({ owner: '', lines: [EAGLE] });
  page.noteRemoval({ owner: '', lines: [{ ...EAGLE, productId: 7 }], isWatched: true });
  const reloaded = (await openPage()).removals();
  expect(reloaded.map(({ lines }) => lines[0]?.productId)).toEqual([7, 1042]);
  expect(reloaded[1]?.lines).toEqual([EAGLE]);
});

test('a restored removal is not offered again', async () => {
  tab();
  const page = await openPage();
  page.noteRemoval({ owner: '', lines: [EAGLE] });
  page.forgetRemoval(page.removals()[0]?.id ?? '');
  expect((await openPage()).removals()).toEqual([]);
});

test('logging out, which clears the tab, forgets them at once', async () => {
  const kept = tab();
  const page = await openPage();
  page.noteRemoval({ owner: 'c-1', lines: [EAGLE] });
  kept.clear();
  expect(page.removals()).toEqual([]);
});

test('the twenty latest are kept', async () => {
  tab();
  const page = await openPage();
  for (let id = 1; id <= 30; id++) {
    page.noteRemoval({ owner: '', lines: [{ ...EAGLE, productId: id }] });
  }
  expect(page.removals()).toHaveLength(20);
  expect(page.removals()[0]?.lines[0]?.productId).toBe(30);
});

test('with storage forbidden, removals live as long as the page', async () => {
  tab({ storage: false });
  const page = await openPage();
  page.noteRemoval({ owner: '', lines: [EAGLE] });
  expect(page.removals()).toHaveLength(1);
});

test('an unchanged list is the same object, so that React does not render it again', async () => {
  tab();
  const page = await openPage();
  page.noteRemoval({ owner: '', lines: [EAGLE] });
  expect(page.removals()).toBe(page.removals());
});

test('with any data in storage, only valid removals are offered', async () => {
  const sound = { id: 'a', owner: '', lines: [EAGLE] };
  for (const [text, found] of [
    ['{"lines":[]}', 0],
    ['null', 0],
    ['7', 0],
    ['"removed"', 0],
    ['[null, 3, "x", [], {}]', 0],
    [JSON.stringify([{ ...sound, lines: [] }]), 0],
    [JSON.stringify([{ ...sound, lines: {} }]), 0],
    [JSON.stringify([{ ...sound, lines: [null] }]), 0],
    [JSON.stringify([{ ...sound, lines: [{ ...EAGLE, source: 'toString' }] }]), 0],
    [JSON.stringify([{ ...sound, lines: [{ ...EAGLE, quantity: 'three' }] }]), 0],
    [JSON.stringify([{ ...sound, lines: [{ ...EAGLE, name: 7 }] }]), 0],
    [JSON.stringify([{ ...sound, owner: 5 }, sound, 'x']), 1],
  ] as const) {
    tab().set('cart-removals', text);
    const page = await openPage();
    expect(page.removals()).toHaveLength(found);
    page.noteRemoval({ owner: '', lines: [EAGLE] });
    expect(page.removals()).toHaveLength(found + 1);
  }
});
