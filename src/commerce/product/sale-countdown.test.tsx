// @vitest-environment happy-dom
import { HOUR_MS, movesDeviceClock, opensPageAt, WRONG_CLOCKS } from '#tests/server-time.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { SaleCountdown } from './sale-countdown.tsx';

const OPENED = '2026-11-20T19:47:00Z';
const RUNS = { name: 'Flash Sale', endsAt: '2026-11-20T19:49:30Z' };
const OVER = { name: 'Flash Sale', endsAt: '2026-11-20T19:46:00Z' };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shows(sale: typeof RUNS) {
  const ends = vi.fn<() => void>();
  render(<SaleCountdown sale={sale} onEnd={ends} />);
  return ends;
}

function words(): string {
  return screen.getByRole('timer').textContent;
}

/** What a screen reader has of the timer. */
function readable(): string {
  const timer = screen.getByRole('timer').cloneNode(true) as Element;
  for (const hidden of timer.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return timer.textContent;
}

async function passes(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
}

test.each(WRONG_CLOCKS)('a device %s counts a sale down by the server', async (_, aheadMs) => {
  await opensPageAt(OPENED, aheadMs);
  const ends = shows(RUNS);
  expect(words()).toMatch(/00 hours02 minutes30 seconds$/);
  await passes(60);
  expect(words()).toMatch(/00 hours01 minutes30 seconds$/);
  expect(readable()).toMatch(/^Flash Sale Ends Nov 20, 2026, 1:49 PM CST$/);
  await passes(90);
  expect(readable()).toMatch(/This sale has just ended$/);
  expect(ends).toHaveBeenCalledOnce();
});

test.each(WRONG_CLOCKS)('on a device %s a sale that is over does not run', async (_, aheadMs) => {
  await opensPageAt(OPENED, aheadMs);
  const ends = shows(OVER);
  expect(words()).toMatch(/This sale has just ended$/);
  expect(ends).not.toHaveBeenCalled();
});

test('a clock that is set does not end a sale', async () => {
  await opensPageAt(OPENED);
  const ends = shows(RUNS);
  movesDeviceClock(3 * HOUR_MS);
  await passes(30);
  expect(words()).toMatch(/00 hours02 minutes00 seconds$/);
  expect(ends).not.toHaveBeenCalled();
});

test('a sale that ended while the device slept has ended', async () => {
  const sleeps = await opensPageAt(OPENED);
  const ends = shows(RUNS);
  sleeps(3 * HOUR_MS);
  await passes(2);
  expect(words()).toMatch(/This sale has just ended$/);
  expect(ends).toHaveBeenCalledOnce();
});

test('while the time of the server is unknown, only the end of a sale is shown', async () => {
  await opensPageAt(OPENED);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  movesDeviceClock(3 * HOUR_MS);
  const ends = shows(RUNS);
  await passes(2);
  expect(words()).toBe('Flash Sale Ends Nov 20, 2026, 1:49 PM CST\u200b');
  expect(ends).not.toHaveBeenCalled();
});
