import type { Limiter } from '#gateway/limiter.server.ts';

/** A limiter without time, and its counts by key. */
export function countingLimiter() {
  const counts = new Map<string, number>();
  const read = (key: string) => counts.get(key) ?? 0;
  const limiter: Limiter & Required<Pick<Limiter, 'history'>> = {
    count(key, { most, seconds }) {
      counts.set(key, read(key) + 1);
      return Promise.resolve(read(key) > most ? seconds : 0);
    },
    history: {
      undo: (key) => Promise.resolve(void counts.set(key, read(key) - 1)),
      read: (key) => Promise.resolve(read(key)),
      renew: (key) => Promise.resolve(void counts.set(key, 1)),
    },
  };
  return { limiter, counts };
}
