import { loadServerTime } from '#lib/server-clock.ts';
import { vi } from 'vitest';

export const HOUR_MS = 3_600_000;
const PAUSE_MS = 60_000;
/** How far the clocks of devices are ahead of the server's. */
export const WRONG_CLOCKS = [
  ['26 hours slow', -26 * HOUR_MS],
  ['26 hours fast', 26 * HOUR_MS],
] as const;

/**
 * A page with fake timers on a device whose clock is `aheadMs` ahead of the server's, which says
 * `time`. Returns a function that lets the device sleep, as systems do where `performance.now()` stops.
 */
export async function opensPageAt(time: string, aheadMs = 0) {
  let sleptMs = 0;
  vi.useFakeTimers({ now: Date.parse(time) + aheadMs - PAUSE_MS });
  // A request of an earlier test ends, and the pause after it if it failed.
  await loadServerTime();
  vi.advanceTimersByTime(PAUSE_MS);
  const start = performance.now();
  const serverTime = () => Date.parse(time) + performance.now() - start + sleptMs;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(String(serverTime()))));
  await learnServerTime();
  return (ms: number) => {
    sleptMs += ms;
    movesDeviceClock(ms);
  };
}

/** The page learns the server's time anew, as after a clock that was set and set back. */
export async function learnServerTime(): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + HOUR_MS;
  await loadServerTime();
  Date.now = now;
  await loadServerTime();
}

/** The clock of the device is set, and time goes on. */
export function movesDeviceClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
