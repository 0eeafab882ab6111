import { operations, type OperationId } from '#generated/operations.ts';
import { expect, test, vi } from 'vitest';

import { called } from '../architecture/calls.ts';
import { SESSION_ENDS } from '../browser/session-ends/session-ends.ts';
import { IN_WHOLE_BROWSER, SILENT_ENDS } from '../browser/session-ends/silent-ends.ts';
import { CUSTOMER_FORMS } from '../customer-forms.ts';
import { visit } from './visit.ts';

// Outside of a browser nobody presses what the table presses.
vi.mock('vitest/browser', () => ({
  page: {},
  userEvent: {},
  locators: { extend: vi.fn<() => void>() },
}));

/** The secured operations that the store calls. */
const secured = called.filter((id) => operations[id].security !== 'never');

test('§8 each call that takes a token is tested with an expired session', () => {
  expect(secured.length).toBeGreaterThan(50);
  const ends = { ...SESSION_ENDS, ...SILENT_ENDS, ...IN_WHOLE_BROWSER };
  expect(secured.filter((id) => !(id in ends))).toEqual([]);
  expect(Object.keys(ends).filter((id) => !secured.includes(id as OperationId))).toEqual([]);
});

test('each customer form names an existing operation', () => {
  const unknown = CUSTOMER_FORMS.filter(({ operation }) => !(operation in operations));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test.each(secured)('%s answers 401 when its scenario is on, and nothing else does', async (id) => {
  const customerId = 'BPM-20417';
  const { call } = visit({ customerId, scenario: `expired:${id}` });
  const path = { invoice: 'BPM-104619' };
  expect((await call(id, { path })).status).toBe(401);
  const other = id === 'getCustomerInfo' ? 'getAlerts' : 'getCustomerInfo';
  expect((await call(other)).status).toBe(200);
});
