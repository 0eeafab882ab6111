import { afterEach, expect, test, vi } from 'vitest';

import { fetchWhole } from './fetch-whole.ts';

const ASKED = new Request('https://store.example/signin.data');

afterEach(() => vi.unstubAllGlobals());

/** An answer whose body brings these parts and then ends, or breaks off. */
function answersWith(parts: readonly string[], breaks?: Error): void {
  const body = new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        await Promise.resolve();
        controller.enqueue(new TextEncoder().encode(part));
      }
      if (breaks) controller.error(breaks);
      else controller.close();
    },
  });
  const init = { status: 202, headers: { 'x-remix-response': 'yes' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

test('the router gets the status, the headers and all of the body at once', async () => {
  answersWith(['[1,', '2]\n']);
  const answer = await fetchWhole(ASKED);
  expect(answer.status).toBe(202);
  expect(answer.headers.get('x-remix-response')).toBe('yes');
  expect(await answer.text()).toBe('[1,2]\n');
});

test('a body that breaks off fails the call, and nothing fails after it', async () => {
  answersWith(['[1,2]\n'], new TypeError('Error in input stream'));
  await expect(fetchWhole(ASKED)).rejects.toThrow(TypeError);
});

test.each([204, 205, 304])(
  'an answer of %i stays as it is, with an empty body too',
  async (status) => {
    for (const body of [null, new ReadableStream()]) {
      const none = { status, body } as Response;
      vi.stubGlobal('fetch', () => Promise.resolve(none));
      expect(await fetchWhole(ASKED)).toBe(none);
    }
  },
);
