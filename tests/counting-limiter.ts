import type { Limiter } from '#gateway/limiter.server.ts';

/** A limiter in which no time passes; `counts` is what it has counted. */
export function countingLimiter() {
  const counts = new Map<string, number>();
  const counted = (key: string) => counts.get(key) ?? 0;
  const limiter: Limiter & Required<Pick<Limiter, 'ledger'>> = {
    count(key, { most, seconds }) {
      counts.set(key, counted(key) + 1);
      return Promise.resolve(counted(key) > most ? seconds : 0);
    },
    ledger: {
      giveBack: (key) => Promise.resolve(void counts.set(key, counted(key) - 1)),
      counted: (key) => Promise.resolve(counted(key)),
    },
  };
  return { limiter, counts };
}
