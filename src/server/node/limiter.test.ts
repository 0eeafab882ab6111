import { afterEach, expect, test, vi } from 'vitest';

import { limiterFromEnvironment } from './limiter.ts';

const DAY_MS = 86_400_000;
const TWENTY_DAYS = { most: 1, seconds: 20 * 86_400 };

afterEach(() => vi.useRealTimers());

test('a count that is renewed lasts its whole time from then', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29') });
  const { history } = (await limiterFromEnvironment()) ?? {};
  if (!history) throw new Error('The limiter has no history.');
  await history.renew('network', TWENTY_DAYS);
  vi.advanceTimersByTime(15 * DAY_MS);
  await history.renew('network', TWENTY_DAYS);
  vi.advanceTimersByTime(19 * DAY_MS);
  expect(await history.read('network', TWENTY_DAYS)).toBe(1);
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(await history.read('network', TWENTY_DAYS)).toBe(0);
});
