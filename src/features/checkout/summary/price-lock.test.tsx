// @vitest-environment happy-dom
import { HOUR_MS, movesDeviceClock, opensPageAt, WRONG_CLOCKS } from '#tests/server-time.ts';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import * as announcer from '#ui/toast/announcer.tsx';

import { begun } from '../checkout-samples.ts';
import { PriceLock } from './price-lock.tsx';

/** The cart's hold, which this checkout has taken over a while after it began. */
const HELD = begun({ lockedUntil: '2026-11-20T19:51:59Z', lockedForS: 170 });

const OPENED = '2026-11-20T19:49:09Z';

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

function passes(seconds: number) {
  act(() => vi.advanceTimersByTime(seconds * 1_000));
}

function words(): string | undefined {
  return document.querySelector('.price-lock p')?.textContent ?? undefined;
}

function opens(): void {
  const Step = createRoutesStub([
    {
      path: '/',
      Component: () => <PriceLock lock={HELD} isOld={false} />,
    },
  ]);
  render(<Step />);
}

test('the checkout says the end of the cart’s hold, and announces only its last minute', () => {
  opens();
  expect(words()).toBe('Prices are held for 3 more minutes, until 2:51 PM ET.');
  passes(60);
  expect(words()).toBe('Prices are held for 2 more minutes, until 2:51 PM ET.');
  expect(announcer.announce).not.toHaveBeenCalled();
  passes(51);
  expect(words()).toBe('Prices are held for 1 more minute, until 2:51 PM ET.');
  expect(announcer.announce).toHaveBeenCalledExactlyOnceWith(
    'Prices are held for 1 more minute. You can refresh them to hold them anew.',
  );
});

test.each(WRONG_CLOCKS)('a device %s counts the hold from its answer', async (_, aheadMs) => {
  await opensPageAt(OPENED, aheadMs);
  opens();
  passes(60);
  expect(words()).toBe('Prices are held for 2 more minutes, until 2:51 PM ET.');
});

test.each([HOUR_MS, -HOUR_MS])('a clock that is set by %i ms ends no hold', async (ms) => {
  opens();
  movesDeviceClock(ms);
  passes(1);
  expect(words()).toBe('Prices are held until 2:51 PM ET.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(words()).toBe('Prices are held for 2 more minutes, until 2:51 PM ET.');
});

test('a pause of live prices does not make the hold longer', () => {
  const live = renderHook(() => useLiveUpdates());
  opens();
  act(() => live.result.current.setLive(false));
  passes(60);
  expect(words()).toBe('Prices are held until 2:51 PM ET.');
  act(() => live.result.current.setLive(true));
  expect(words()).toBe('Prices are held for 2 more minutes, until 2:51 PM ET.');
});

test('a hold that ended while the device slept is over', async () => {
  const sleeps = await opensPageAt(OPENED);
  opens();
  sleeps(HOUR_MS);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(words()).toBe('The price lock is over. Going on brings new prices.');
});
