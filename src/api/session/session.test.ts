import type { CustomerInfoResponse } from '#generated/models/customerInfoResponse.ts';
import { expect, test } from 'vitest';

import { customerQuery } from './session.ts';

test.each([
  [3, 3],
  [0, 0],
  [undefined, undefined],
  [null, undefined],
  ['malformed', undefined],
])('of %j unread messages the store tells %j', (told, unread) => {
  const answer = { data: { customerId: 'BPM-20417', unreadMessageCount: told } };
  const customer = customerQuery().select?.(answer as unknown as CustomerInfoResponse);
  expect(customer?.unreadMessages).toBe(unread);
});
