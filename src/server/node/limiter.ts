import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { Limit, Limiter } from '#gateway/limiter.server.ts';

/** Characters of a key that nobody guesses. */
const KEY_LENGTH = 32;
/** Milliseconds. */
const CONNECT_MS = 2_000;

type Counter = RateLimiterMemory | RateLimiterRedis;

/**
 * Counts calls in memory, or with `REDIS_URL` in a Redis or Valkey that all processes share; while it
 * cannot be reached each process counts for itself. `THROTTLE=off` counts none, for a store behind
 * something that does.
 */
export async function limiterFromEnvironment(): Promise<Limiter | undefined> {
  if (process.env['THROTTLE'] === 'off') return undefined;
  const { DEVICE_KEY } = process.env;
  if (DEVICE_KEY && DEVICE_KEY.length < KEY_LENGTH) {
    throw new Error(`DEVICE_KEY must have ${KEY_LENGTH} characters or more.`);
  }
  const client = await redis();
  const counters = new Map<string, Counter>();

  function counterOf({ most, seconds }: Limit): Counter {
    const rate = { points: most, duration: seconds };
    const known = counters.get(JSON.stringify(rate));
    if (known) return known;
    const memory = new RateLimiterMemory(rate);
    const counter = client
      ? new RateLimiterRedis({ ...rate, storeClient: client, insuranceLimiter: memory })
      : memory;
    counters.set(JSON.stringify(rate), counter);
    return counter;
  }

  return {
    async count(key, limit) {
      try {
        await counterOf(limit).consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.ceil(refused.msBeforeNext / 1000);
      }
    },
    history: {
      async undo(key, limit) {
        await counterOf(limit).reward(key);
      },
      async read(key, limit) {
        return (await counterOf(limit).get(key))?.consumedPoints ?? 0;
      },
      async renew(key, limit) {
        await counterOf(limit).set(key, 1, limit.seconds);
      },
    },
  };
}

async function redis() {
  const url = process.env['REDIS_URL'];
  if (!url) return undefined;
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    // A call does not wait for a connection that is lost: the insurance counts meanwhile.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    lazyConnect: true,
  });
  client.on('error', (error: Error) => console.error('Redis:', error));
  // If it is not there yet, it is tried again meanwhile.
  await client.connect().catch(() => undefined);
  return client;
}
