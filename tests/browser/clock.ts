import { vi } from 'vitest';

/** The page's clock and timers, which run on, can be moved from now on until the end of the test. */
export function holdsClock(now?: number | string): void {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({
    toFake: [...toFake],
    shouldAdvanceTime: true,
    ...(now !== undefined && { now: new Date(now) }),
  });
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
