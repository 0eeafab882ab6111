import { expect, test } from 'vitest';

import { statusOf } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { routeCalls } from '#lib/transport.ts';

import { trackByForm } from './track-by-form.server.ts';

const papers = { invoice: 'bpm 104512', email: 'clara@example.com', zip: '78704' };

function form(fields: Partial<typeof papers>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** An API that returns `answer`, and records its requests. */
function api(answer: Response): string[] {
  const asked: string[] = [];
  routeCalls(async (url) => {
    asked.push(url);
    return answer;
  });
  return asked;
}

test('§5 no request before all three fields are valid', async () => {
  const asked = api(new Response(null, { status: 404 }));
  const empty = await trackByForm(form({ invoice: ' ', email: '' }));
  expect(problemsIn(empty).map(({ field }) => field)).toEqual(['invoice', 'email', 'zip']);
  const wrong = await trackByForm(form({ invoice: '104512', email: 'clara@x', zip: '7870' }));
  expect(problemsIn(wrong).map(({ field }) => field)).toEqual(['invoice', 'email', 'zip']);
  expect(wrong.values).toEqual({ invoice: '104512', email: 'clara@x', zip: '7870' });
  expect(asked).toEqual([]);
});

test('the API gets the normalized number; the form keeps the typed text', async () => {
  const asked = api(new Response(null, { status: 404 }));
  expect(await trackByForm(form(papers))).toMatchObject({ kind: 'missing', values: papers });
  expect(asked).toEqual([expect.stringContaining('invoiceNumber=BPM-104512')]);
});

test.each([
  ['a failure', new Response(null, { status: 500 })],
  ['a reason that names a field', Response.json({ detail: 'Wrong zip.' }, { status: 400 })],
])('%s of the API is not shown as a wrong number', async (_, answer) => {
  api(answer);
  const tracked = await trackByForm(form(papers));
  expect(tracked).toMatchObject({
    kind: 'failed',
    values: papers,
    says: 'We could not look it up just now. Please try again.',
  });
  expect(statusOf(tracked)).toBe(503);
});
