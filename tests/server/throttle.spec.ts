import { expect, test } from '@playwright/test';

import { REDIS, startRedis } from './redis.ts';
import { startStore } from './start-store.ts';

const EMAIL = 'clara.whitfield@example.com';

/** Sends the sign-in form with a wrong password, as a browser without JavaScript does. */
function guesses(url: string): Promise<Response> {
  return fetch(`${url}/signin`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ email: EMAIL, password: 'Wrong-Leaf9' }),
    redirect: 'manual',
  });
}

/** One after the other. */
async function statuses(urls: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const url of urls) all.push((await guesses(url)).status);
  return all;
}

test('who guesses passwords waits, and reads for how long', async () => {
  const { url, stop } = await startStore({});
  const first = await statuses(Array.from({ length: 10 }, () => url));
  const next = await guesses(url);
  stop();
  expect(first).not.toContain(429);
  expect(next.status).toBe(429);
  expect(next.headers.get('retry-after')).toMatch(/^(?:8\d\d|900)$/);
  expect(await next.text()).toMatch(/Wait (?:15|14) minutes/);
});

test('THROTTLE=off counts nothing', async () => {
  const { url, stop } = await startStore({ THROTTLE: 'off' });
  const all = await statuses(Array.from({ length: 12 }, () => url));
  stop();
  expect(all).not.toContain(429);
});

test(
  'processes that share a Redis count together, and alone without it',
  { tag: '@rare' },
  async () => {
    test.skip(!REDIS, 'no Redis and no Valkey on this machine');
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url };
    const [one, two] = await Promise.all([startStore(env), startStore(env)]);
    const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one.url : two.url));
    expect(await statuses(turns)).not.toContain(429);
    expect(await statuses([one.url, two.url])).toEqual([429, 429]);
    await redis.stop();
    expect(await statuses([one.url])).not.toContain(429);
    one.stop();
    two.stop();
  },
);
