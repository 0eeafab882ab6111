import { readdirSync, readFileSync } from 'node:fs';

import { operations, type OperationId } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { CUSTOMER_FORMS } from '../e2e/account/customer-forms.ts';
import { SESSION_ENDS } from '../e2e/session/session-ends.ts';
import { visit } from './visit.ts';

const source = readdirSync('src/api')
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
  .join('\n');

/** The secured operations that the store calls: `src/api` is the one door to them. */
const called = (Object.keys(operations) as OperationId[]).filter((id) => {
  const used = new RegExp(`\\b(?:${id}|get${id[0]?.toUpperCase()}${id.slice(1)}Url)\\b`);
  return operations[id].security !== 'never' && used.test(source);
});

test('§8 each call that takes a token has a place where its end of session is tried', () => {
  expect(called.length).toBeGreaterThan(50);
  expect(called.filter((id) => !(id in SESSION_ENDS))).toEqual([]);
  expect(Object.keys(SESSION_ENDS).filter((id) => !called.includes(id as OperationId))).toEqual([]);
});

test('each form of a customer is failed by an operation that there is', () => {
  const unknown = CUSTOMER_FORMS.filter(({ operation }) => !(operation in operations));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test.each(called)('%s answers 401 when its scenario is on, and nothing else does', async (id) => {
  const customerId = 'BPM-20417';
  const { call } = visit({ customerId, scenario: `expired:${id}` });
  const path = { invoice: 'BPM-104619' };
  expect((await call(id, { path })).status).toBe(401);
  expect((await call('getRecentSearches')).status).toBe(200);
});
