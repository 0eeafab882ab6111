import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';

import { ApiFailure } from '#lib/api-error.ts';

import { placeOnce, type PlaceCalls } from './place-once.ts';

type Fate = 'goes well' | 'is lost on the way' | 'is done and not heard of' | 'fails';

/** A shop that places one order for each key, and loses calls and answers according to `fates`. */
function shop(fates: readonly Fate[]) {
  const orders: string[] = [];
  let calls = 0;
  function meet<Answer>(work: () => Answer): Answer {
    const fate = fates[calls++] ?? 'goes well';
    if (fate === 'is lost on the way') throw new ApiFailure({ kind: 'offline' });
    if (fate === 'fails') {
      throw new ApiFailure({ kind: 'failed', status: 503, retryAfterMs: undefined });
    }
    const answer = work();
    if (fate === 'is done and not heard of') throw new ApiFailure({ kind: 'slow' });
    return answer;
  }
  const place = () => {
    if (orders.length === 0) orders.push('BPM-1');
    return { kind: 'placed' as const, invoice: 'BPM-1' };
  };
  const said: number[] = [];
  const paused: number[] = [];
  const shopCalls: PlaceCalls<string> = {
    place: async () => meet(place),
    find: async () => meet(() => (orders.length > 0 ? place() : undefined)),
    pause: async (ms) => void paused.push(ms),
    onUnsure: (tries) => said.push(tries),
  };
  return { calls: shopCalls, orders, said, paused };
}

test('a successful order makes no further calls', async () => {
  const { calls, said } = shop([]);
  expect(await placeOnce(calls)).toEqual({ kind: 'placed', invoice: 'BPM-1' });
  expect(said).toEqual([]);
});

test('after a lost answer the order is found, and not placed again', async () => {
  const { calls, orders, said } = shop(['is done and not heard of', 'fails']);
  expect(await placeOnce(calls)).toEqual({ kind: 'placed', invoice: 'BPM-1' });
  expect([orders.length, said]).toEqual([1, [1, 2]]);
});

test('a call that did not arrive is repeated', async () => {
  const { calls, orders } = shop(['is lost on the way']);
  await placeOnce(calls);
  expect(orders).toEqual(['BPM-1']);
});

test('without any answer the result is unknown, after all waits', async () => {
  const { calls, paused } = shop(Array.from({ length: 30 }, () => 'fails' as const));
  expect(await placeOnce(calls, [1, 2])).toEqual({ kind: 'unknown' });
  expect(paused).toEqual([1, 2]);
});

test('a refusal is a result; an expired session throws', async () => {
  const { calls } = shop([]);
  const refused = { kind: 'refused' as const, refusal: 'Prices have moved.' };
  expect(await placeOnce({ ...calls, place: async () => refused })).toEqual(refused);
  const expired = new ApiFailure({ kind: 'expired' });
  await expect(placeOnce({ ...calls, place: () => Promise.reject(expired) })).rejects.toBe(expired);
});

test('after any losses there is one order, or the result is unknown', async () => {
  const fate = constantFrom<Fate>(
    'goes well',
    'is lost on the way',
    'is done and not heard of',
    'fails',
  );
  await assert(
    asyncProperty(array(fate, { maxLength: 20 }), async (fates) => {
      const { calls, orders } = shop(fates);
      const outcome = await placeOnce(calls);
      expect(orders.length).toBeLessThanOrEqual(1);
      expect(['unknown', orders.length > 0 && 'placed']).toContain(outcome.kind);
    }),
  );
});
