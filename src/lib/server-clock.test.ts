// @vitest-environment happy-dom
import { HOUR_MS, movesDeviceClock, opensPageAt, WRONG_CLOCKS } from '#tests/server-time.ts';
import { afterEach, expect, test, vi } from 'vitest';

import { loadServerTime, readServerTime, readTimeLeft } from './server-clock.ts';

const OPENED = '2026-11-20T19:47:00Z';
const HOLD_MS = 300_000;
const HELD_UNTIL = '2026-11-20T19:52:00Z';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function minutesSinceOpened(): number {
  // Fractions of milliseconds are lost on the way.
  return Math.round(((readServerTime() ?? NaN) - Date.parse(OPENED)) / 1_000) / 60;
}

test.each(WRONG_CLOCKS)('a device %s has the time of the server', async (_, aheadMs) => {
  await opensPageAt(OPENED, aheadMs);
  vi.advanceTimersByTime(120_000);
  expect(minutesSinceOpened()).toBe(2);
});

test.each([HOUR_MS, -HOUR_MS])('a clock set by %i ms changes neither time', async (ms) => {
  await opensPageAt(OPENED);
  const end = performance.now() + HOLD_MS;
  vi.advanceTimersByTime(60_000);
  movesDeviceClock(ms);
  expect([readServerTime(), readTimeLeft(end, HELD_UNTIL)]).toEqual([undefined, undefined]);
  await loadServerTime();
  expect([minutesSinceOpened(), Math.round(readTimeLeft(end, HELD_UNTIL) ?? NaN)]).toEqual([
    1,
    HOLD_MS - 60_000,
  ]);
});

test('the sleep of a device counts', async () => {
  const sleeps = await opensPageAt(OPENED);
  const end = performance.now() + HOLD_MS;
  sleeps(HOUR_MS);
  await loadServerTime();
  expect([minutesSinceOpened(), Math.round(readTimeLeft(end, HELD_UNTIL) ?? NaN)]).toEqual([
    60,
    HOLD_MS - HOUR_MS,
  ]);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', () => Promise.resolve(new Response('<!doctype html>'))],
])('after %s the time is unknown, and asked for again after ten seconds', async (_, answer) => {
  await opensPageAt(OPENED);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', answer);
  movesDeviceClock(HOUR_MS);
  expect(await loadServerTime()).toBeUndefined();
  vi.stubGlobal('fetch', fetch);
  vi.advanceTimersByTime(9_000);
  expect(await loadServerTime()).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  await loadServerTime();
  expect(minutesSinceOpened()).toBeCloseTo(1 / 6);
});

test('without a jump, seconds left need no answer of the server', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  const page = await import('./server-clock.ts');
  const end = performance.now() + HOLD_MS;
  vi.advanceTimersByTime(60_000);
  expect(page.readTimeLeft(end, HELD_UNTIL)).toBe(HOLD_MS - 60_000);
});
