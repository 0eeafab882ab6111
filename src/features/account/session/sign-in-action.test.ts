import { expect, test } from 'vitest';

import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { routeCalls } from '#lib/transport.ts';

import { signInByForm } from './sign-in-action.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const clara = { email: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };
const nobody = { cookies: null };
const guest = { cookies: 'cart=1042x3i:' };

/** An API that answers sign-in with `signIn` and merging with `merge`, and records its requests. */
function api(signIn: Response, merge = Response.json({ data: [] })) {
  const asked: { path: string; body: unknown }[] = [];
  routeCalls((url, init) => {
    asked.push({ path: url.split('/').at(-1) ?? '', body: JSON.parse(init.body as string) });
    return Promise.resolve(url.endsWith('SignIn') ? signIn : merge);
  });
  return asked;
}

const welcome = () =>
  Response.json({ data: { userId: 'BPM-20417', token: 'withheld', firstName: 'Clara' } });

test('nothing is sent before both fields are filled in', async () => {
  const asked = api(welcome());
  const outcome = await signInByForm(form({ email: ' ', password: '' }), nobody);
  expect(statusOf(outcome)).toBe(400);
  expect(problemsIn(outcome).map(({ field }) => field)).toEqual(['email', 'password']);
  expect(asked).toEqual([]);
});

test('a wrong email and a wrong password get the same answer, and the email is kept', async () => {
  api(new Response(null, { status: 401 }));
  const outcome = await signInByForm(form(clara), nobody);
  expect(outcome).toMatchObject({
    kind: 'refused',
    status: 401,
    values: { email: clara.email },
    problems: [{ field: 'password' }],
  });
  expect(JSON.stringify(outcome)).not.toContain('expired');
});

test('too many tries: the message names the wait', async () => {
  api(new Response(null, { status: 429, headers: { 'retry-after': '90' } }));
  const outcome = await signInByForm(form(clara), nobody);
  expect(wordsOf(outcome)).toContain('Wait 90 seconds');
});

test('a guest cart is merged and removed from the browser', async () => {
  const asked = api(welcome());
  const outcome = await signInByForm(form(clara), guest);
  expect(asked.map(({ path }) => path)).toEqual(['SignIn', 'MergeGuestCart']);
  expect(asked[1]?.body).toMatchObject({
    shoppingCartProductsRequest: [{ productId: 1042, quantity: 3, stockSource: 'instock' }],
  });
  expect(outcome).toEqual({
    kind: 'saved',
    form: '',
    setCookies: [expect.stringMatching(/^cart=; Max-Age=0; Path=\/; SameSite=Lax$/)],
    isCartChanged: false,
  });
});

test('a guest cart that failed to merge stays in the browser', async () => {
  api(welcome(), new Response(null, { status: 500 }));
  expect(await signInByForm(form(clara), guest)).toEqual({
    kind: 'saved',
    form: '',
    setCookies: [],
    isCartChanged: false,
  });
});
