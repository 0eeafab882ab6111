// @vitest-environment happy-dom
import { HOUR_MS, movesDeviceClock, opensPageAt, WRONG_CLOCKS } from '#tests/server-time.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cartLine } from '#api/cart/cart-line.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import * as announcer from '#ui/toast/announcer.tsx';

import { looksSame } from '../line/looks-same.ts';
import { PriceHold } from './price-hold.tsx';

type CartProduct = Parameters<typeof cartLine>[0];

const SECOND = 1_000;
const OPENED = '2026-11-20T19:47:00Z';
const EAGLES: CartProduct = {
  productId: 1042,
  productName: '2026 American Silver Eagle 1 oz',
  productNameWithHypen: '2026-american-silver-eagle-1-oz',
  imagePath: '',
  quantity: 3,
  price: 76.31,
  discount: 0,
  selected: true,
  isActive: true,
  stocks: [],
  activeSalesEventId: 0,
  productInventorySource: 'instock',
  isClearanceProduct: false,
  isGrouped: false,
  shoppingCartId: 0,
  totalPrice: 228.93,
  cardPrice: 79.52,
  cardTotalPrice: 238.56,
};

beforeEach(async () => {
  // The clock of this device is an hour slow: times of day are the shop's.
  await opensPageAt(OPENED, -HOUR_MS);
  // Its queue is the same in all tests of a worker, and would wait for another one's clock.
  vi.spyOn(announcer, 'announce').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function held(product: Partial<CartProduct> = {}) {
  const lasts = { priceValidUntil: '2026-11-20T19:51:59Z', priceValidSeconds: 299 };
  return cartLine({ ...EAGLES, ...lasts, ...product });
}

const HOLD = { holdMs: 300_000, isOld: false, onRefresh: () => {} };

function opens(props: Partial<ComponentProps<typeof PriceHold>> = {}) {
  const refreshes = vi.fn<() => void>();
  const hold = { ...HOLD, lines: [held()], onRefresh: refreshes, ...props };
  render(createElement(PriceHold, hold));
  return refreshes;
}

function passes(seconds: number) {
  act(() => vi.advanceTimersByTime(seconds * SECOND));
}

function words(): string {
  return document.querySelector('.price-hold p')?.textContent ?? '';
}

test('the cart says the minutes left and the end by the clock of the header', () => {
  opens();
  expect(words()).toBe(
    'Prices are held for 5 more minutes, until 2:51 PM ET, and then follow the market.',
  );
  passes(60);
  expect(words()).toMatch(/^Prices are held for 4 more minutes, until 2:51 PM ET, and then /);
});

test('only the last minute is announced, once; at its end prices are refreshed', () => {
  const refreshes = opens();
  passes(238);
  expect(announcer.announce).not.toHaveBeenCalled();
  passes(2);
  const lastMinute = expect.stringMatching(
    /^In one minute the prices of your cart follow the market/,
  );
  expect(announcer.announce).toHaveBeenCalledExactlyOnceWith(lastMinute);
  expect(words()).toMatch(/^Prices are held for 1 more minute, until 2:51 PM ET, and then /);
  expect(refreshes).not.toHaveBeenCalled();
  passes(59);
  expect(refreshes).toHaveBeenCalledTimes(1);
  expect(words()).toBe('These prices were held until 2:51 PM ET. The market may have moved since.');
});

function PauseButton() {
  const { live, setLive } = useLiveUpdates();
  return (
    <button type="button" onClick={() => setLive(!live)}>
      {live ? 'Pause' : 'Resume'}
    </button>
  );
}

test('while live prices are paused, the time alone is said, and stays', () => {
  render(<PauseButton />);
  opens();
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  const says = 'Prices are held until 2:51 PM ET, and then stay here until you refresh them.';
  expect(words()).toBe(says);
  passes(120);
  expect(words()).toBe(says);
  // The switch is the same in all tests of a worker.
  act(() => screen.getByRole('button', { name: 'Resume' }).click());
});

test('the hold that ends first counts; a new hold is no change of the line', () => {
  const later = held({ priceValidUntil: '2026-11-20T19:55:00Z', priceValidSeconds: 480 });
  expect(looksSame(later, held())).toBe(true);
  opens({ lines: [later, held(), cartLine(EAGLES)] });
  expect(words()).toContain('until 2:51 PM ET');
});

test('without a moment of the API, only the minutes left are said', () => {
  opens({ lines: [cartLine({ ...EAGLES, priceValidSeconds: 299 })] });
  expect(words()).toBe('Prices are held for 5 more minutes, and then follow the market.');
  passes(299);
  expect(words()).toBe('The price hold has ended. The market may have moved since.');
});

test.each(WRONG_CLOCKS)('a device %s counts the hold from the page', async (_, aheadMs) => {
  await opensPageAt(OPENED, aheadMs);
  const refreshes = opens();
  expect(words()).toMatch(/^Prices are held for 5 more minutes, until 2:51 PM ET, and then /);
  passes(240);
  expect(words()).toMatch(/^Prices are held for 1 more minute, until 2:51 PM ET, and then /);
  expect(refreshes).not.toHaveBeenCalled();
});

test.each([HOUR_MS, -HOUR_MS])('a clock that is set by %i ms ends no hold', async (ms) => {
  const refreshes = opens();
  movesDeviceClock(ms);
  passes(1);
  expect(words()).toBe('Prices are held until 2:51 PM ET, and then follow the market.');
  await act(() => vi.advanceTimersByTimeAsync(60 * SECOND));
  expect(words()).toMatch(/^Prices are held for 4 more minutes, until 2:51 PM ET, and then /);
  expect(refreshes).not.toHaveBeenCalled();
});

test('a hold that ended while the device slept has ended', async () => {
  const sleeps = await opensPageAt(OPENED);
  const refreshes = opens();
  sleeps(HOUR_MS);
  await act(() => vi.advanceTimersByTimeAsync(2 * SECOND));
  expect(words()).toBe('These prices were held until 2:51 PM ET. The market may have moved since.');
  expect(refreshes).toHaveBeenCalledOnce();
});
