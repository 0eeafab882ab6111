import { expect, test } from 'vitest';

import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { routeCalls } from '#lib/transport.ts';

import { changeAddresses } from './address-action.server.ts';

test('an address that another tab has deleted is gone', async () => {
  routeCalls(() => Promise.resolve(Response.json({ data: [] })));
  const form = new FormData();
  form.set('form', 'remove-312');
  const answer = await changeAddresses(form);
  expect([statusOf(answer), wordsOf(answer)]).toEqual([404, 'This address is gone.']);
});
