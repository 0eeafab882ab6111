import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import type { OperationId } from '#generated/operations.ts';
import { describe, expect, test } from 'vitest';

import { ask, type Caller, type Input } from './ask.ts';
import {
  ABOUT_CLARA,
  CLARA,
  HAS_THE_KEY,
  namedAsClara,
  OPEN,
  OTHERS,
  REFUSED_AS,
  TAKES_IDS,
} from './others-ids.ts';
import { validCall } from './valid-calls.ts';

setClock(fixedClock(Date.parse('2026-11-20T15:00:00Z')));

test('the contract has operations with ids of customers or their data', () => {
  expect(TAKES_IDS.length).toBeGreaterThan(45);
  expect(Object.keys(OPEN).filter((id) => !TAKES_IDS.includes(id as OperationId))).toEqual([]);
});

describe.each(TAKES_IDS)('%s', (id) => {
  const visitorId = `guessed-${id}`;
  const clara: Caller = { visitorId, customerId: CLARA };
  const strangers: Caller[] = [
    ...OTHERS.map((customerId) => ({ visitorId, customerId })),
    { visitorId },
  ];

  test.runIf(!OPEN[id])('refuses guessed ids, and still answers Clara', async () => {
    const input = namedAsClara(id, await validCall(id, clara));
    for (const stranger of strangers) {
      const answer = await ask(id, input, stranger);
      const { status } = answer;
      const allowed = [403, 404, stranger.customerId ? REFUSED_AS[id] : 401];
      expect({ stranger, status, isRefused: allowed.includes(status) }).toMatchObject({
        isRefused: true,
      });
      expect(await answer.text()).not.toMatch(ABOUT_CLARA);
    }
    const own = await ask(id, input, clara);
    expect(own.ok ? 'done' : await own.text()).toBe('done');
  });

  test.runIf(OPEN[id])('tells a stranger nothing about Clara', async () => {
    const input = namedAsClara(id, await validCall(id, clara));
    for (const stranger of strangers) {
      const answer = await ask(id, input, stranger);
      expect(answer.status).toBeLessThan(500);
      const about = HAS_THE_KEY.has(id) ? '' : await answer.text();
      expect(about).not.toMatch(ABOUT_CLARA);
    }
  });
});

test('operations that read only the token return nothing of Clara’s to a caller who sends her id', async () => {
  const clara: Caller = { visitorId: 'guessed-rest', customerId: CLARA };
  const nora: Caller = { visitorId: 'guessed-rest', customerId: 'BPM-30001' };
  const named = { query: { userId: CLARA } };
  expect(await answered('getSpotPrices', named, clara)).toHaveProperty('pnl');
  expect(await answered('getSpotPrices', named, nora)).not.toHaveProperty('pnl');

  const likes = { customerId: CLARA, metalPreference: 'copper', isPreferenceUpdated: true };
  await ask('updateCustomerProfile', { body: likes }, nora);
  expect(JSON.stringify(await answered('getCustomerInfo', {}, clara))).not.toContain('copper');

  const all = { query: { PageNumber: 0, Size: 500 } };
  const hers = (await answered('getSellToBoldOrders', all, clara)) as unknown as {
    referenceNumber: string;
  }[];
  const ReferenceNumber = hers[0]?.referenceNumber ?? 'none';
  const one = { query: { ...all.query, ReferenceNumber } };
  expect(await answered('getSellToBoldOrders', one, clara)).toHaveLength(1);
  expect(await answered('getSellToBoldOrders', one, nora)).toEqual([]);
});

async function answered(id: OperationId, input: Input, caller: Caller) {
  const answer = await ask(id, input, caller);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
