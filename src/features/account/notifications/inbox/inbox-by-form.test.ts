import { expect, test } from 'vitest';

import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { routeCalls } from '#lib/transport.ts';

import { changeByForm } from './inbox-by-form.server.ts';

const ONE = [['archive', '7']];
const SOME = [
  ['archive', 'selected'],
  ['id', '7'],
  ['id', '8'],
];

/** The status and the words of a form whose API answers with `status`. */
async function sends(fields: string[][], status: number) {
  routeCalls(() => Promise.resolve(new Response(null, { status })));
  const form = new FormData();
  for (const [name = '', value = ''] of fields) form.append(name, value);
  const answer = await changeByForm(form);
  return [answer.kind, statusOf(answer), wordsOf(answer)];
}

test.each<[string[][], number, (string | number | undefined)[]]>([
  [ONE, 404, ['missing', 404, 'This message is gone.']],
  [SOME, 404, ['missing', 404, 'One of these messages is gone.']],
  [ONE, 409, ['refused', 409, 'The store could not do that with this message.']],
  [[['archive', 'selected']], 200, ['refused', 409, 'Select messages first.']],
])('the form %j with the status %i of the API ends as %j', async (fields, status, end) => {
  expect(await sends(fields, status)).toEqual(end);
});
