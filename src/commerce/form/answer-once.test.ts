import { expect, test } from 'vitest';

import { ApiFailure, type ApiError } from '#lib/api-error.ts';

import { answeredOnce } from './answer-once.server.ts';
import { fieldsOf } from './answer.ts';

/** A form without JavaScript: it sends the key that its page has, if any. */
async function press(text: string, key?: string, problem?: ApiError) {
  const data = new FormData();
  data.set('text', text);
  if (key !== undefined) data.set('key', key);
  let sent = '';
  const values = { text };
  const asked = { form: 'letter', noun: 'message', values };
  const answer = await answeredOnce(asked, fieldsOf(data), values, async (requestKey) => {
    sent = requestKey;
    if (problem) throw new ApiFailure(problem);
    return {};
  });
  return { sent, answer };
}

const SLOW: ApiError = { kind: 'slow' };

test('the page after a lost answer has the key of its press, so the next press is the same request', async () => {
  const first = await press('The tube is open.', undefined, SLOW);
  const key = first.answer.values?.['key'];
  expect(key).toBeDefined();
  const repeat = await press('The tube is open.', key, SLOW);
  expect(repeat.sent).toBe(first.sent);
  expect(repeat.answer.values).toEqual({ repeats: 'yes', text: 'The tube is open.', key });
  expect(repeat.sent).toMatch(/^[A-Za-z0-9-]{16,64}$/);
});

test('a changed form is another request', async () => {
  const first = await press('The tube is open.', undefined, SLOW);
  const changed = await press('The tube is broken.', first.answer.values?.['key']);
  expect(changed.sent).not.toBe(first.sent);
});

test.each<ApiError | undefined>([
  undefined,
  { kind: 'refused', status: 409, says: 'No.', fields: [] },
  { kind: 'busy', retryAfterMs: 1_000 },
  { kind: 'expired' },
])('the page after an answer has no key of an earlier press: %o', async (problem) => {
  const { answer } = await press('The tube is open.', 'a-key-of-an-earlier-press', problem);
  expect(answer.values ?? {}).not.toHaveProperty('key');
});

test('two presses without a key are two requests', async () => {
  expect((await press('Same.')).sent).not.toBe((await press('Same.')).sent);
});
