import { vi } from 'vitest';

/** The page's clock and timers, which run on, can be moved from now on until the end of the test. */
export function holdsClock(now?: number | string): void {
  const before = performance.now();
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({
    toFake: [...timers, 'Date', 'performance'],
    shouldAdvanceTime: true,
    ...(now !== undefined && { now: new Date(now) }),
  });
  const { performance: held } = globalThis;
  const elapsed = held.now.bind(held);
  held.now = () => before + elapsed();
}

/** Lets milliseconds pass, with all that is due in them. */
export async function passes(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Lets time pass, `stepMs` at once, until `work` is done: calls that fail are repeated after pauses. */
export async function until<Done>(work: Promise<Done>, stepMs: number): Promise<Done> {
  const done = new AbortController();
  const ends = work.finally(() => done.abort());
  while (!done.signal.aborted) await passes(stepMs);
  return ends;
}
