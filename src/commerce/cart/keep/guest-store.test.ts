import { beforeEach, expect, test, vi } from 'vitest';

import type { CartItem } from '#api/cart/cart-model.ts';
import { addItem } from '#commerce/cart/model/rules.ts';

/** The storage of a browser: cookies and localStorage, each of which may be disabled. */
function browser({ cookies = true, storage = true } = {}) {
  const jar = new Map<string, string>();
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (!cookies || pair.length > 4_096) return;
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!storage) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return { jar, kept };
}

function line(productId: number, size?: string): CartItem {
  const item: CartItem = {
    productId,
    salesEventId: 0,
    source: 'instock',
    quantity: 1,
    selected: true,
    active: true,
  };
  return size === undefined ? item : { ...item, size };
}

/** A tab: a fresh copy of the module, with the browser storage that all tabs share. */
async function openTab() {
  vi.resetModules();
  return import('./guest-store.ts');
}

beforeEach(() => void vi.unstubAllGlobals());

test('a reload right after adding finds the line', async () => {
  browser();
  const tab = await openTab();
  tab.changeGuestItems((items) => addItem(items, line(1042)));
  const reloaded = await openTab();
  expect(reloaded.guestItems()).toEqual([line(1042)]);
});

test('two tabs that add in turn lose neither line', async () => {
  browser();
  const [one, other] = [await openTab(), await openTab()];
  one.changeGuestItems((items) => addItem(items, line(1)));
  other.changeGuestItems((items) => addItem(items, line(2)));
  one.changeGuestItems((items) => addItem(items, line(3)));
  expect(other.guestItems().map(({ productId }) => productId)).toEqual([1, 2, 3]);
});

test('an unchanged cart is the same object, so that React does not render it again', async () => {
  browser();
  const tab = await openTab();
  tab.changeGuestItems((items) => addItem(items, line(1)));
  expect(tab.guestItems()).toBe(tab.guestItems());
});

test('a cart that outgrows the cookie moves to storage, and back when it shrinks', async () => {
  const { jar, kept } = browser();
  const tab = await openTab();
  const many = Array.from({ length: 200 }, (_, id) => line(id + 1, 'a size of 20 letters'));
  tab.changeGuestItems(() => many);
  expect(jar.get('cart')).toBe('elsewhere');
  expect((await openTab()).guestItems()).toEqual(many);
  tab.changeGuestItems(() => [line(7)]);
  expect(jar.get('cart')).toBe('7x1i:');
  expect(kept.has('cart')).toBe(false);
});

test('with cookies and storage forbidden the cart lives as long as the page', async () => {
  browser({ cookies: false, storage: false });
  const tab = await openTab();
  tab.changeGuestItems((items) => addItem(items, line(1042)));
  expect(tab.guestItems()).toEqual([line(1042)]);
});

test('an emptied cart leaves no cookie behind', async () => {
  const { jar } = browser();
  const tab = await openTab();
  tab.changeGuestItems(() => [line(1)]);
  tab.changeGuestItems(() => []);
  expect(jar.size).toBe(0);
});
